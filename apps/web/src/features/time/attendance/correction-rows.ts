import { CorrectedPunch } from '@horae/contract/time/attendance.contract';
import { type FindingRow } from '@horae/contract/time/finding-rows';
import { faultOf } from '#ui/forms/field-schema';
import { wallTime } from './finding-text';

/** One punch of a correction, as the texts of the form. */
export interface CorrectionRow {
  key: number;
  direction: 'in' | 'out';
  day: string;
  time: string;
  /** The id of the punch it replaces, or empty. */
  replaces: string;
}

/** The punches recorded on the day, unclear ones by their likelier reading, so that the user can choose which to correct. */
export function punchesOf({ evidence }: FindingRow): { value: string; direction: 'in' | 'out'; at: string }[] {
  const [reading = []] = evidence.readings;
  return [
    ...[...evidence.clocked, ...reading].flatMap(({ from, to, inPunch, outPunch }) => [
      { value: String(inPunch), direction: 'in' as const, at: from },
      ...(to !== null && outPunch !== null ? [{ value: String(outPunch), direction: 'out' as const, at: to }] : []),
    ]),
    ...evidence.strays.map(({ at, punch }) => ({ value: String(punch), direction: 'out' as const, at })),
  ];
}

const rowAt = (key: number, direction: 'in' | 'out', at: string, replaces = ''): CorrectionRow => ({
  key,
  direction,
  day: at.slice(0, 10),
  time: wallTime(at),
  replaces,
});

/** The punches that make a reading of unclear punches the truth. */
export const punchesOfReading = (reading: FindingRow['evidence']['clocked']) =>
  reading.flatMap(({ from, to, inPunch, outPunch }) => [
    { direction: 'in' as const, at: from, replaces: inPunch },
    ...(to !== null && outPunch !== null ? [{ direction: 'out' as const, at: to, replaces: outPunch }] : []),
  ]);

/** The initial rows: the proposal, otherwise the punch in question, otherwise the planned shift. */
export function firstRows(finding: FindingRow): CorrectionRow[] {
  const { kind, proposal, evidence, day } = finding;
  if (proposal) return [rowAt(0, proposal.direction, proposal.at)];
  const punches = punchesOf(finding);
  const [plan] = evidence.planned;
  const inPunch = punches.find(({ direction }) => direction === 'in');
  const outPunch = punches.findLast(({ direction }) => direction === 'out');
  if (kind === 'late' && inPunch) return [rowAt(0, 'in', inPunch.at, inPunch.value)];
  if ((kind === 'early' || kind === 'long' || kind === 'overtimeNotDeclared') && outPunch) {
    return [rowAt(0, 'out', outPunch.at, outPunch.value)];
  }
  if (kind === 'noPunch' && plan) return [rowAt(0, 'in', plan.from), rowAt(1, 'out', plan.to)];
  return [rowAt(0, 'in', inPunch?.at ?? plan?.from ?? `${day}T00:00`, inPunch?.value ?? '')];
}

const isMoment = (day: string, time: string) => faultOf(CorrectedPunch.shape.at, `${day}T${time}`) === undefined;

/** Which parts of the date and time are missing or invalid. */
export function faultsOf({ day, time }: CorrectionRow): ('day' | 'time')[] {
  return [
    ...(isMoment(day, '00:00') ? [] : (['day'] as const)),
    ...(isMoment('2000-01-01', time) ? [] : (['time'] as const)),
  ];
}
