/** Types whose hours count as working time. On-call is totalled apart, as stand-by. */
export const hourTypes: ReadonlySet<string> = new Set(['Regular', 'Split', 'Night', 'Overtime', 'Training']);
export const standbyTypes: ReadonlySet<string> = new Set(['OnCall']);

export type CheckCode = 'overlap' | 'rest' | 'longDay' | 'daysInRow' | 'notDeclared' | 'offPlan' | 'noClock' | 'noPlan';

/** Hints for whoever plans, no legal advice. */
export const severityOf: Record<CheckCode, 'info' | 'warn'> = {
  overlap: 'warn',
  rest: 'warn',
  longDay: 'warn',
  daysInRow: 'warn',
  notDeclared: 'info',
  offPlan: 'info',
  noClock: 'warn',
  noPlan: 'warn',
};

export const limits = {
  restHours: 11,
  dayHours: 13,
  daysInRow: 6,
  offPlanMinutes: 15,
  lateMinutes: 5,
  soonMinutes: 120,
  /** An open clock record older than this was forgotten, not worked. */
  openClockHours: 16,
  /** Planned, declared and clocked time belong together when nothing overlaps but starts lie this close. */
  twinHours: 4,
} as const;
