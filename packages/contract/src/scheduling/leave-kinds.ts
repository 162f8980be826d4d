import type { LeaveType } from './staff-timeline.contract';

interface LeaveFacts {
  /** The code of whole days in ERGANI, in Greek letters. */
  code: string;
  /** The code of hours of a day, for the kinds that exist by the hour. */
  hourCode?: string;
  /** Whether the employer pays it. */
  isPaid: boolean;
}

/** The kinds of leave of Greek law. Only annual leave takes days off the annual balance. */
export const leaveFacts = {
  annual: { code: 'ΑΔΚΑΝ', isPaid: true },
  sickness: { code: 'ΑΔΑΣ', isPaid: true },
  unpaid: { code: 'ΑΔΑΑ', isPaid: false },
  bloodDonation: { code: 'ΑΔΑΙΜ', isPaid: true },
  exams: { code: 'ΑΔΕΞ', isPaid: false },
  maternity: { code: 'ΑΔΜΗ', isPaid: true },
  maternityProtection: { code: 'ΑΔΠΠΜ', isPaid: false },
  paternity: { code: 'ΑΔΠΑ', isPaid: true },
  childCare: { code: 'ΑΔΦΠ', hourCode: 'ΩΑΦΠ', isPaid: true },
  parental: { code: 'ΑΔΓΟΝ', hourCode: 'ΩΑΓΟΝ', isPaid: false },
  carer: { code: 'ΑΔΦΡΟ', isPaid: false },
  forceMajeure: { code: 'ΑΔΑΠΑΒ', hourCode: 'ΩΑΑΠΑΒ', isPaid: true },
  assistedReproduction: { code: 'ΑΔΙΥΑ', isPaid: true },
  prenatalTests: { code: 'ΑΔΠΕ', hourCode: 'ΩΑΠΕ', isPaid: true },
  marriage: { code: 'ΑΔΓΑΜ', isPaid: true },
  seriousChildIllness: { code: 'ΑΔΣΝΠ', isPaid: true },
  childInHospital: { code: 'ΑΔΝΠ', isPaid: false },
  singleParent: { code: 'ΑΔΜΟ', isPaid: true },
  schoolFollowUp: { code: 'ΑΔΠΣΕΤ', hourCode: 'ΩΑΠΣΕΤ', isPaid: true },
  dependantIll: { code: 'ΑΔΑΠΕΜ', isPaid: false },
  riskOfViolence: { code: 'ΑΔΑΠΣΚ', isPaid: true },
  disability: { code: 'ΑΔΑΜΕΑ', isPaid: true },
  bereavement: { code: 'ΑΔΘΣΥΓ', isPaid: true },
  minorPupil: { code: 'ΑΔΑΝΣΠ', isPaid: false },
  transfusionOrDialysis: { code: 'ΑΔΜΑΑ', isPaid: true },
  study: { code: 'ΑΔΕΚΦ', isPaid: false },
  aids: { code: 'ΑΔΣΕΑΑ', isPaid: true },
  flexibleArrangement: { code: 'ΑΔΕΡΕ', hourCode: 'ΩΑΕΡΕ', isPaid: false },
  other: { code: 'ΑΔΑΛ', hourCode: 'ΩΑΑΛ', isPaid: false },
} as const satisfies Record<string, LeaveFacts>;

export type LeaveKind = keyof typeof leaveFacts;

export const leaveKinds = Object.keys(leaveFacts) as [LeaveKind, ...LeaveKind[]];

export const hourlyLeaveKinds = [
  'childCare',
  'parental',
  'forceMajeure',
  'prenatalTests',
  'schoolFollowUp',
  'flexibleArrangement',
  'other',
] as const satisfies readonly LeaveKind[];

export type HourlyLeaveKind = (typeof hourlyLeaveKinds)[number];

export const isHourlyKind = (kind: string): kind is HourlyLeaveKind =>
  hourlyLeaveKinds.some((hourly) => hourly === kind);

const ownTypes = { annual: 'AnnualLeave', sickness: 'SickLeave', unpaid: 'UnpaidLeave' } as const;
type OwnKind = keyof typeof ownTypes;

const ownTypeOf = (kind: LeaveKind): (typeof ownTypes)[OwnKind] | undefined => ownTypes[kind as OwnKind];

/** The prescribed calendars know three types of leave: a kind without one of its own is in that of its pay. */
export const typeOfLeave = (kind: LeaveKind): LeaveType =>
  ownTypeOf(kind) ?? (leaveFacts[kind].isPaid ? 'AnnualLeave' : 'UnpaidLeave');

/** The kind of a leave, from its type if none was chosen; undefined for a day off. */
export function kindOfLeave({ type, kind }: { type: string; kind: LeaveKind | null }): LeaveKind | undefined {
  return kind ?? leaveKinds.find((own) => ownTypeOf(own) === type);
}

/** What sheets and payroll call a day of leave: the type, or the kind where it has no type of its own. */
export type LeaveCode = LeaveType | Exclude<LeaveKind, OwnKind>;

export const leaveCode = (kind: LeaveKind): LeaveCode => ownTypeOf(kind) ?? (kind as Exclude<LeaveKind, OwnKind>);

export const leaveCodes: readonly LeaveCode[] = leaveKinds.map(leaveCode);

/** The kind that a code of a day of leave stands for; undefined for a day off. */
export const kindOfCode = (code: string): LeaveKind | undefined => leaveKinds.find((kind) => leaveCode(kind) === code);

/** What sheets and payroll call hours of leave. */
export const hourlyLeaveCode = (kind: HourlyLeaveKind): string => `hours.${kind}`;

export const hourlyLeaveCodes: readonly string[] = hourlyLeaveKinds.map(hourlyLeaveCode);

/** The kind that a code of hours of leave stands for. */
export const kindOfHourlyCode = (code: string): HourlyLeaveKind | undefined =>
  hourlyLeaveKinds.find((kind) => hourlyLeaveCode(kind) === code);
