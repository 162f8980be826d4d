import type { AttendanceFacts, ClockedSession, PlannedWork, StrayOut, Tolerance } from '../finding';

/** An instant of November 2026 in Athens: `02 07:00`. */
export const at = (text: string) => Date.parse(`2026-11-${text.replace(' ', 'T')}+02:00`);
export const dayOf = (instant: number) => new Date(instant + 7_200_000).toISOString().slice(0, 10);
export const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

export const tolerance: Tolerance = {
  graceIn: 5,
  graceOut: 5,
  preparation: 0,
  breakUpTo: 30,
  splitFrom: 180,
  longestSession: 960,
};

export const plan = (from: string, to: string, more: Partial<PlannedWork> = {}): PlannedWork => ({
  id: 1,
  ...span(from, to),
  day: dayOf(at(from)),
  isStandBy: false,
  isOvertime: false,
  isTraining: false,
  breakMinutes: 0,
  flexibleArrival: 0,
  ...more,
});

let punch = 1;
export const session = (from: string, to: string | null, shift: number | null = 1): ClockedSession => ({
  inPunch: punch++,
  from: at(from),
  outPunch: to === null ? null : punch++,
  to: to === null ? null : at(to),
  shift,
  day: dayOf(at(from)),
});

/** Declared work on the day on which it starts. */
export const declared = (from: string, to: string) => ({ ...span(from, to), day: dayOf(at(from)) });

export const strayOut = (moment: string, shift: number | null): StrayOut => ({
  id: 9,
  at: at(moment),
  day: dayOf(at(moment)),
  shift,
});

/** Someone who worked an early shift on 2 November as planned; seen two days later. */
export const facts = (more: Partial<AttendanceFacts>): AttendanceFacts => ({
  plans: [plan('02 07:00', '02 15:00')],
  sessions: [session('02 06:58', '02 15:02')],
  strayOuts: [],
  unclear: [],
  leaves: [],
  hourlyLeaves: [],
  absences: [],
  declared: [],
  declaredOvertime: [],
  declaredFree: new Map(),
  declaringFrom: null,
  toleranceOn: () => tolerance,
  limitsOn: () => ({ dailyRest: 660 }),
  now: at('04 12:00'),
  ...more,
});
