import type { FindingRow } from '@horae/contract/time/attendance.contract';
import { wallTime } from './finding-text';

/** One punch of a correction, as the form holds it: texts. */
export interface CorrectionRow {
  key: number;
  direction: 'in' | 'out';
  day: string;
  time: string;
  /** The punch that it stands for, or empty. */
  replaces: string;
}

/** What the clock has of the day, to choose what is corrected. */
export function punchesOf({ evidence }: FindingRow): { value: string; direction: 'in' | 'out'; at: string }[] {
  return [
    ...evidence.clocked.flatMap(({ from, to, inPunch, outPunch }) => [
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

/** Where the form begins: the proposal, else the punch in question at its planned time, else the planned shift. */
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
