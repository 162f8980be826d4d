/** Every paid minute has exactly one class; `worked` where the law of the day does not classify. */
export const payClasses = [
  'normal',
  'additionalPartTime',
  'overwork',
  'overtimeLegal',
  'overtimeExcessApproved',
  'overtimeIllegal',
  'restDay',
  'worked',
] as const;

export type PayClass = (typeof payClasses)[number];

/** Minutes that are paid alike: a class, and what pay is added for. */
export interface PayPart {
  class: PayClass;
  isNight: boolean;
  isSundayHoliday: boolean;
}

/** The code of a part on payroll lines, such as `overwork.night.sundayHoliday`. */
export const codeOfPart = ({ class: name, isNight, isSundayHoliday }: PayPart): string =>
  [name, isNight ? 'night' : '', isSundayHoliday ? 'sundayHoliday' : ''].filter((word) => word !== '').join('.');

export const payParts: readonly PayPart[] = payClasses.flatMap((name) =>
  (name === 'worked' ? [false] : [false, true]).flatMap((isSundayHoliday) =>
    (name === 'worked' ? [false] : [false, true]).map((isNight) => ({ class: name, isNight, isSundayHoliday })),
  ),
);

const byCode = new Map(payParts.map((part) => [codeOfPart(part), part]));

/** The part that a code of a payroll line stands for; undefined for a kind of leave. */
export const partOfCode = (code: string): PayPart | undefined => byCode.get(code);
/** The classes of paid minutes, and what overlaps them. */

export const payCodes = [...payClasses, 'night', 'sundayHoliday'] as const;

export type PayCode = (typeof payCodes)[number];
