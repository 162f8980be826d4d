/** Every worked minute has exactly one class. */
export const workClasses = [
  'normal',
  'additionalPartTime',
  'overwork',
  'overtimeLegal',
  'overtimeExcessApproved',
  'overtimeIllegal',
  'restDay',
] as const;

export type WorkClass = (typeof workClasses)[number];

export type ClassMinutes = Readonly<Record<WorkClass, number>>;
