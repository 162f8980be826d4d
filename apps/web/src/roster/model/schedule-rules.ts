import { hourTypes as typesWithHours } from '@horae/contract/scheduling/staff-columns';

/** Types whose hours count as working time. On-call is totalled apart, as stand-by. */
export const hourTypes: ReadonlySet<string> = new Set(typesWithHours);
export const standbyTypes: ReadonlySet<string> = new Set(['OnCall']);

export const limits = {
  /** The compare lens marks what is further off the plan: by day, and where days are narrower. */
  markedMinutes: { day: 5, week: 15 },
  soonMinutes: 120,
  /** An open clock record older than this was forgotten, not worked. */
  openClockHours: 16,
  /** Planned, declared and clocked time belong together when nothing overlaps but starts lie this close. */
  twinHours: 4,
} as const;
