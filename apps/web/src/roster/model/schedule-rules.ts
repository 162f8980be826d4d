import { hourTypes as typesWithHours } from '@horae/contract/scheduling/decode-columns';

/** Types whose hours count as working time. On-call time is totalled separately as stand-by. */
export const hourTypes: ReadonlySet<string> = new Set(typesWithHours);
export const standbyTypes: ReadonlySet<string> = new Set(['OnCall']);

export const limits = {
  soonMinutes: 120,
  /** Minutes after which a missing clock-out counts as forgotten, where no clock policy is known. */
  usualSession: 960,
  /** Without an overlap, planned, declared and clocked time belong together if their starts are at most this close. */
  twinHours: 4,
} as const;
