/** The messages between server and page. */

/** Text and style; `to` is the reader's id where they are mentioned, or the address of a link. */
export type Span = [text: string, style: "plain" | "bold" | "code" | "block" | "small" | "mention" | "link", to?: string];

/**
 * A rectangle in ten-thousandths of the picture's width and height, and the texts of a first and a second tap; areas with the
 * same `tile` are the same tile twice.
 */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
  text: string;
  again: string;
  tile?: number;
}

/** The game's reading of a draft: the full move, its tiles with their places, and other readings of the same taps. */
export interface Reading {
  text: string;
  move: string;
  placed: [place: string, face: string][];
  choices: string[];
  finishing: string;
  begun: boolean;
}

export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The address of its areas, if it can be tapped. */
  areas?: string;
  /** The address of the picture in dark colours. */
  dark?: string;
  /** The address of a GIF that ends with the picture, and of the GIF in dark colours. */
  animation?: string;
  darkAnimation?: string;
}

/** A message of a room; `from` is null for the bot, `only` is set where nobody else can read it. */
export interface Entry {
  id: number;
  v: number;
  room: string;
  at: number;
  from: string | null;
  name: string;
  spans: Span[];
  only?: true;
  reply?: number;
  client?: string;
  picture?: Picture;
  document?: { src: string; name: string };
  due?: number;
  buttons?: Button[];
  table?: TableState;
}

/** A press types the command, or opens the private conversation if `act` is `private`; otherwise `act` names the command. */
export type Button = [label: string, command: string, act?: "private" | "play" | "rack" | "hint" | "tournament"];

/** A table whose board, or whose reader's own tiles, a message shows. */
export interface TableState {
  id: number;
  game: string;
  /** Whether the message shows the reader's own tiles. */
  own: boolean;
  over: boolean;
  /** Whether hints are allowed. */
  hints: boolean;
  paused: boolean;
  pausable: boolean;
  /** Whether the reader may ask to take a turn back. */
  reversible: boolean;
  /** Whether it is a computer's turn. */
  thinking: boolean;
  /** What the reader is to do, where turns are of several kinds. */
  task: string;
  /** Whether the reader plays there. */
  playing: boolean;
  /** Whether it is the reader's turn. */
  turn: boolean;
  /** The name of whoever else is on turn alone. */
  awaited: string;
  /** Who has no time left. */
  late: "own" | "others" | "";
  /** The reader's own comes first. */
  scores: number[];
}

/** A typed line on its way to the server; `view` is the table whose game was in view if it replies to nothing. */
export interface Line {
  id: string;
  at: number;
  room: string;
  text: string;
  reply?: number;
  view?: number;
  button?: boolean;
}

/** Somebody in a channel. */
export type Person = [id: string, name: string];

/** A table that may be offered to the reader; `room` is where it is played, `reply` how they may take a place. */
export interface OfferedTable {
  id: number;
  game: string;
  names: string[];
  room: string;
  running: boolean;
  seated: boolean;
  turn: boolean;
  reply: "accept" | "join" | "";
}

export type ServerMessage =
  | { type: "welcome"; rooms: string[]; entries: Entry[]; people: Record<string, Person[]> }
  | { type: "entry"; entry: Entry }
  | { type: "tables"; room: string; tables: OfferedTable[] }
  | { type: "ack"; id: string; entry: Entry | null }
  | { type: "room"; room: string; entries: Entry[]; people: Person[] }
  | { type: "here"; room: string; person: Person; here: boolean }
  | { type: "renamed"; person: Person }
  | { type: "suggestions"; n: number; list: string[] }
  | { type: "draft"; n: number; draft: Reading | null }
  | { type: "language"; language: string }
  | { type: "alive" }
  | { type: "refused"; code: string; sentence: string; wait: number; id: string | null; room: string };

export type PanelKind = "channel" | "private";

export interface Game {
  name: string;
  title: string;
  alone: boolean;
  puzzles: boolean;
  /** The smallest number of seats. */
  least: number;
}

declare global {
  /** Methods that are newer than the type checker's own list. */
  interface Element {
    checkVisibility(): boolean;
  }
  interface HTMLElement {
    hidePopover(): void;
    showPopover(): void;
  }
}
