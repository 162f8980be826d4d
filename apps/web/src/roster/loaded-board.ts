import type { LocalDate } from '@horae/local-time/local-date';
import type { Board } from './model/board.rules';

/** Half-open dates that a board covers. */
export interface Cover {
  start: LocalDate;
  end: LocalDate;
}

export interface LoadedBoard {
  board: Board | undefined;
  covers: readonly Cover[];
  isFetching: boolean;
  error: unknown;
  /** Epoch ms of the oldest part shown. */
  updatedAt: number;
  /** Of the roster, as the answer that came first told it. */
  version: string | undefined;
  refetch: () => Promise<boolean>;
}

export const isCovered = (covers: readonly Cover[], date: LocalDate): boolean =>
  covers.some(({ start, end }) => start <= date && date < end);
