/** What a person does on a day of a schedule, as the code on the wire. All letters are Greek. */
export const scheduleTypes = { work: 'ΕΡΓ', telework: 'ΤΗΛ', rest: 'ΑΝ', nonWorking: 'ΜΕ' } as const;

/** Overtime on a day, or that the day has none, which withdraws declared overtime. */
export const overtimeTypes = { overtime: 'ΥΠ', noOvertime: 'ΧΥΠ' } as const;

/** In or out, on a work card. */
export const directions = { in: '0', out: '1' } as const;

/** Days without any work: such a row must be the only one, with blank times. */
export const typesWithoutTimes: readonly string[] = [
  scheduleTypes.rest,
  scheduleTypes.nonWorking,
  overtimeTypes.noOvertime,
];

export type ScheduleKind = keyof typeof scheduleTypes;
export type OvertimeKind = keyof typeof overtimeTypes;
export type Direction = keyof typeof directions;
