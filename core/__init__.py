"""The rules of the games: pure, frozen, without clock, file, network, language or chat."""
