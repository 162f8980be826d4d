import type { ShiftBar } from '../model/bars.rules';
import { isOpenAt } from '../model/clock-record.rules';
import type { DayRange } from '../model/day-range.rules';
import { countsHours } from '../model/shift.rules';

export const sections = ['now', 'later', 'done', 'off'] as const;
export type Section = (typeof sections)[number];

export interface AgendaEntry {
  employee: number;
  bars: readonly ShiftBar[];
}

function sectionOf(bars: readonly ShiftBar[], now: number): Section {
  const work = bars.filter(({ shift }) => countsHours(shift) && shift.status !== 'absent');
  if (work.some(({ start, end, clock }) => (start <= now && now < end) || isOpenAt(clock, now))) return 'now';
  if (work.some(({ start }) => start > now)) return 'later';
  return work.length > 0 ? 'done' : 'off';
}

/** Groups a day's employees by what they are doing now; all sections but `off` are sorted by first start. */
export function agendaOf(
  employees: readonly number[],
  barsOf: (employee: number) => readonly ShiftBar[],
  range: DayRange,
  now: number,
): Record<Section, AgendaEntry[]> {
  const agenda: Record<Section, AgendaEntry[]> = { now: [], later: [], done: [], off: [] };
  for (const employee of employees) {
    const bars = barsOf(employee).filter(({ start, end }) => start < range.end && end > range.start);
    agenda[sectionOf(bars, now)].push({ employee, bars });
  }
  const first = ({ bars }: AgendaEntry) => bars[0]?.start ?? 0;
  for (const section of ['now', 'later', 'done'] as const) agenda[section].sort((a, b) => first(a) - first(b));
  return agenda;
}
