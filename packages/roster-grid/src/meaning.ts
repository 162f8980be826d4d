/** Minutes after 00:00 of the day; `to` is after 1440 when the work ends on the next day. */
export interface Span {
  from: number;
  to: number;
}

/** The kinds of leave the reader knows, named as in the rest of the product. */
export const leaveKinds = [
  'annual',
  'sickness',
  'unpaid',
  'bloodDonation',
  'exams',
  'maternity',
  'maternityProtection',
  'paternity',
  'childCare',
  'parental',
  'carer',
  'forceMajeure',
  'assistedReproduction',
  'prenatalTests',
  'marriage',
  'seriousChildIllness',
  'childInHospital',
  'singleParent',
  'schoolFollowUp',
  'dependantIll',
  'riskOfViolence',
  'disability',
  'bereavement',
  'minorPupil',
  'transfusionOrDialysis',
  'study',
  'aids',
  'flexibleArrangement',
  'other',
] as const;

export type LeaveKind = (typeof leaveKinds)[number];

/** What a code of a sheet stands for. */
export type CodeMeaning =
  | { kind: 'shift'; spans: readonly Span[]; overtimeMinutes?: number; breakMinutes?: number; note?: string }
  | { kind: 'dayOff' /** Given for work on a Sunday, a holiday or a rest day. */; isCompensatory?: true }
  | { kind: 'leave'; leave: LeaveKind }
  /** A remark that plans nothing. */
  | { kind: 'note' }
  | { kind: 'ignored' };

const isMinutes = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Whether spans can be worked: in order, none over another, none over a day long. */
export const areSpans = (spans: unknown): spans is readonly Span[] =>
  Array.isArray(spans) &&
  spans.length > 0 &&
  spans.length <= 6 &&
  spans.every(
    (span, index) =>
      isMinutes(span?.from, 2880) &&
      isMinutes(span?.to, 2880) &&
      span.to > span.from &&
      span.to - span.from <= 1440 &&
      (index === 0 || span.from >= spans[index - 1].to),
  );

/** Whether an answer from outside is a meaning; others count as not given. */
export function isMeaning(answer: unknown): answer is CodeMeaning {
  if (typeof answer !== 'object' || answer === null) return false;
  const { kind, spans, leave, overtimeMinutes = 0, breakMinutes = 0 } = answer as Record<string, unknown>;
  if (kind === 'shift') return areSpans(spans) && isMinutes(overtimeMinutes, 1440) && isMinutes(breakMinutes, 1440);
  if (kind === 'leave') return leaveKinds.some((known) => known === leave);
  return kind === 'dayOff' || kind === 'note' || kind === 'ignored';
}
