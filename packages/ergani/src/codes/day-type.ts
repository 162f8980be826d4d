/** What a person does on a day of a schedule, by its code on the wire. Greek letters all. */
export const scheduleTypes = { work: 'ΕΡΓ', telework: 'ΤΗΛ', rest: 'ΑΝ', nonWorking: 'ΜΕ' } as const;

/** Overtime of a day, or that a day has none after all: the latter takes declared overtime back. */
export const overtimeTypes = { overtime: 'ΥΠ', noOvertime: 'ΧΥΠ' } as const;

/** In or out, on a work card. */
export const directions = { in: '0', out: '1' } as const;

/** Days without any work: the row stands alone and its times are blank. */
export const typesWithoutTimes: readonly string[] = [
  scheduleTypes.rest,
  scheduleTypes.nonWorking,
  overtimeTypes.noOvertime,
];

export type ScheduleKind = keyof typeof scheduleTypes;
export type OvertimeKind = keyof typeof overtimeTypes;
export type Direction = keyof typeof directions;
