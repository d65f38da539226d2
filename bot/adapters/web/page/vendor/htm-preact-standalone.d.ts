/** The part of Preact and htm that this page uses, for the type checker. */

export type VNode = object;

export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
export function render(tree: VNode, parent: Element): void;

export class Component<Props = {}, State = {}> {
  constructor(props: Props);
  props: Props & { children?: unknown };
  state: State;
  setState(change: Partial<State> | ((state: State) => Partial<State>), done?: () => void): void;
  componentDidMount?(): void;
  componentDidUpdate?(previousProps: Props, previousState: State, snapshot?: unknown): void;
  componentWillUnmount?(): void;
  shouldComponentUpdate?(nextProps: Props, nextState: State): boolean;
  render(): VNode | null | false;
}

export interface Ref<T> {
  current: T;
}

export function useState<T>(initial: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useReducer<S, A>(reducer: (state: S, action: A) => S, initial: S): [S, (action: A) => void];
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T>(initial: T): Ref<T>;
