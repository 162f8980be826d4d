import { addDays } from '../../../packages/local-time/src/local-date';
import { createZone } from '../../../packages/local-time/src/zone';
import { demoItems, demoRows } from '../../../packages/timeline/example/demo-data';

export const zone = createZone('Europe/Athens');
const monday = '2026-06-15';

/** Two different weeks of the same people, with about 5.3 items per resource each. */
export function makeWeeks(count) {
  const rows = demoRows(count);
  const items = demoItems(rows, zone, monday, 14);
  return [0, 7].map((days) => {
    const date = addDays(monday, days);
    const start = zone.startOf(date);
    const end = zone.startOf(addDays(date, 7));
    return { date, start, end, rows, items: items.filter((item) => item.start >= start && item.start < end) };
  });
}

export const movedResource = 3;

export function movedItem({ items }) {
  return items.find(({ resourceId, allDay }) => resourceId === movedResource && !allDay);
}

/** Returns the wall-clock time of an instant, for components that read times without a zone. */
export function wallTime(instant) {
  return new Date(instant + zone.offsetAt(instant)).toISOString().slice(0, 19);
}

export function textOf({ kind, start, end }) {
  return `${kind} ${Math.round((end - start) / 3_600_000)} h`;
}
