import { joined, type Span } from './span';

/** What plan or declaration says of a working day, overtime apart: its work, or that it is free. */
export interface DayLayer {
  readonly work: readonly Span[];
  /** A day of rest, or one on which a part-timer does not work; only without work. */
  readonly free: 'rest' | 'nonWorking' | null;
}

/** One working day of an employee as planned, declared and clocked. */
export interface DayRecords {
  /** Null: the roster says nothing of the day. */
  readonly planned: DayLayer | null;
  /** Null: nothing was declared. */
  readonly declared: DayLayer | null;
  /** All planned work is training, which is work to the state. */
  readonly isTraining: boolean;
  readonly isOvertimeDeclared: boolean;
  /** Whether a punch shows that somebody was there. */
  readonly isClocked: boolean;
  readonly isOnLeave: boolean;
  /** Whether the employer declares working time on this day at all. */
  readonly isDeclaring: boolean;
  readonly now: number;
}

/** How the records of a day contradict each other. */
export type DayDifference =
  | 'workedOnRestDay'
  | 'workedUndeclared'
  | 'declaredNobodyCame'
  | 'trainingAsRest'
  | 'layersDiffer';

/**
 * Returns the dearest contradiction between the plan, the declaration and the clock of one day; null if there is none.
 * What only one of them says and another does not contradict is left to the findings about shifts and punches.
 */
export function dayDifference(records: DayRecords): DayDifference | null {
  const { planned, declared, isClocked, isOnLeave, isOvertimeDeclared, isDeclaring, now } = records;
  const isDeclaredFree = declared !== null && declared.work.length === 0;
  if (isClocked && isDeclaredFree) return 'workedOnRestDay';
  // Work on a day of leave is a finding of its own.
  if (isClocked && declared === null && !isOvertimeDeclared && isDeclaring && !isOnLeave) return 'workedUndeclared';
  const work = planned?.work ?? [];
  if (declared === null) return null;
  if (work.length === 0) {
    const isOver = declared.work.length > 0 && declared.work.every(({ to }) => to < now);
    return isOver && !isClocked && !isOnLeave ? 'declaredNobodyCame' : null;
  }
  if (!work.some(({ from }) => from < now) || saysSame({ work, free: null }, declared)) return null;
  return isDeclaredFree && records.isTraining ? 'trainingAsRest' : 'layersDiffer';
}

/** Whether two layers say the same to the state: the same hours, in however many parts, or the same free day. */
export function saysSame(one: DayLayer, other: DayLayer): boolean {
  return text(one.work) === text(other.work) && (one.work.length > 0 || one.free === other.free);
}

const text = (spans: readonly Span[]) => JSON.stringify(joined(spans).map(({ from, to }) => [from, to]));
