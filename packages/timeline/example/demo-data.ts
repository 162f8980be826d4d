import { addDays, type LocalDate, wallTime } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { TimelineItem, TimelineRow } from '../src';
import { createRandom } from './random';

export interface DemoRow extends TimelineRow {
  title: string;
  note: string;
  size?: number;
}

export type DemoKind = 'early' | 'late' | 'night' | 'extra' | 'away';

export interface DemoItem extends TimelineItem {
  kind: DemoKind;
}

const firstNames = [
  'Ada',
  'Bo',
  'Cleo',
  'Dov',
  'Elif',
  'Finn',
  'Gus',
  'Hana',
  'Ivo',
  'Juno',
  'Kai',
  'Lea',
  'Milo',
  'Nia',
  'Otto',
  'Pia',
];
const lastNames = [
  'Arden',
  'Brook',
  'Cole',
  'Dale',
  'Eaton',
  'Field',
  'Grove',
  'Heath',
  'Isle',
  'Knoll',
  'Lund',
  'Marsh',
  'North',
];
const tasks = ['Assembly', 'Repair', 'Transport', 'Stock', 'Survey'];

/** Creates `count` resources, each group followed by its resources; about one group per 50 resources, 20 at most. */
export function demoRows(count: number): DemoRow[] {
  const groups = Math.min(20, Math.max(2, Math.ceil(count / 50)));
  const rows: DemoRow[] = [];
  for (let group = 0; group < groups; group++) {
    const from = Math.floor((count * group) / groups);
    const to = Math.floor((count * (group + 1)) / groups);
    rows.push({ id: `g${group}`, kind: 'group', level: 1, title: `Team ${group + 1}`, note: '', size: to - from });
    for (let n = from; n < to; n++) {
      const title = `${firstNames[n % firstNames.length]} ${lastNames[(n * 7 + (n >> 4)) % lastNames.length]}`;
      rows.push({ id: n, kind: 'resource', level: 2, title, note: tasks[n % tasks.length]! });
    }
  }
  return rows;
}

const hours: Record<Exclude<DemoKind, 'away'>, [number, number]> = {
  early: [7, 15],
  late: [14.5, 22.5],
  night: [22, 30],
  extra: [15, 18],
};

/** Of eight people, one works nights and one works late. */
function usualOf(n: number): 'early' | 'late' | 'night' {
  if (n % 8 === 5) return 'night';
  return n % 8 === 6 ? 'late' : 'early';
}

/** Creates about 5.3 items per resource and week from the first date on; about one day in twelve has a second item. */
export function demoItems(rows: readonly DemoRow[], zone: Zone, from: LocalDate, days: number): DemoItem[] {
  const starts = Array.from({ length: days + 2 }, (_, day) => zone.startOf(addDays(from, day)));
  const wall = (day: number, hour: number) => zone.instantAt(wallTime(addDays(from, day), hour * 60), 'later');
  const clock = Array.from({ length: days }, (_, day) => ({
    early: hours.early.map((hour) => wall(day, hour)),
    late: hours.late.map((hour) => wall(day, hour)),
    night: hours.night.map((hour) => wall(day, hour)),
    extra: hours.extra.map((hour) => wall(day, hour)),
  }));
  const items: DemoItem[] = [];
  let nextId = 1;
  for (const row of rows) {
    if (row.kind === 'group') continue;
    const random = createRandom(Number(row.id) * 2_654_435_761 + 17);
    const usual = usualOf(Number(row.id));
    for (let day = 0; day < days; day++) {
      const chance = random();
      if (chance < 0.27) {
        if (chance < 0.02)
          items.push({
            id: nextId++,
            resourceId: row.id,
            start: starts[day]!,
            end: starts[day + 1]!,
            allDay: true,
            kind: 'away',
          });
        continue;
      }
      const [start, end] = clock[day]![usual] as [number, number];
      items.push({ id: nextId++, resourceId: row.id, start, end, kind: usual });
      if (chance < 0.9 || usual === 'night') continue;
      const [more, until] = clock[day]!.extra as [number, number];
      items.push({ id: nextId++, resourceId: row.id, start: more, end: until, kind: 'extra' });
    }
  }
  return items;
}
