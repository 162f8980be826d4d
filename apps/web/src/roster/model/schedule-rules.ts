import { hourTypes as typesWithHours } from '@horae/contract/scheduling/staff-columns';

/** Types whose hours count as working time. On-call time is totalled separately as stand-by. */
export const hourTypes: ReadonlySet<string> = new Set(typesWithHours);
export const standbyTypes: ReadonlySet<string> = new Set(['OnCall']);

export const limits = {
  soonMinutes: 120,
  /** An open clock record older than this is a missing clock-out, not work. */
  openClockHours: 16,
  /** Without an overlap, planned, declared and clocked time belong together if their starts are at most this close. */
  twinHours: 4,
} as const;
