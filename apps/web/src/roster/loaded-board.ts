import type { LocalDate } from '@horae/local-time/local-date';
import type { Board } from './model/board.rules';
import type { RosterChecks } from './use-roster-checks';

/** Half-open dates that a board covers. */
export interface Cover {
  start: LocalDate;
  end: LocalDate;
}

/** What the server answered. */
export interface LoadedBoard {
  board: Board | undefined;
  covers: readonly Cover[];
  isFetching: boolean;
  error: unknown;
  /** Epoch ms of the oldest part shown. */
  updatedAt: number;
  /** Of the roster, as the answer that came first told it. */
  version: string | undefined;
  /** Holidays and findings of the period. */
  checks: RosterChecks;
  refetch: () => Promise<boolean>;
}

export const isCovered = (covers: readonly Cover[], date: LocalDate): boolean =>
  covers.some(({ start, end }) => start <= date && date < end);
