import type { LocalDate } from '@horae/local-time/local-date';
import type { Board } from './model/board.rules';
import type { RosterChecks } from './use-roster-checks';

/** The dates that a board covers, half-open. */
export interface Cover {
  start: LocalDate;
  end: LocalDate;
}

/** A board as loaded from the server. */
export interface LoadedBoard {
  board: Board | undefined;
  covers: readonly Cover[];
  isFetching: boolean;
  error: unknown;
  /** When the oldest visible part was loaded, epoch milliseconds. */
  updatedAt: number;
  /** The roster version, as of the earliest reply. */
  version: string | undefined;
  /** Holidays and findings of the period. */
  checks: RosterChecks;
  refetch: () => Promise<boolean>;
}

export const isCovered = (covers: readonly Cover[], date: LocalDate): boolean =>
  covers.some(({ start, end }) => start <= date && date < end);
