import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { createZone, type Zone } from '@horae/local-time/zone';
import { periodOf } from '../src';
import { type DemoItem, type DemoRow, demoItems, demoRows } from './demo-data';
import { createFormats, type Formats } from './demo-views';
import type { Settings } from './settings';

/** The data that the example shows, as a server would provide it. */
export interface DemoWorld {
  zone: Zone;
  rows: readonly DemoRow[];
  formats: Formats;
  /**
   * Returns the items to show from a date on: only that week's in the plain example, otherwise ten weeks around the
   * start.
   */
  itemsAt(date: LocalDate): readonly DemoItem[];
}

export function createWorld({ rows: count, zone: zoneId, date: start, plain }: Settings): DemoWorld {
  const zone = createZone(zoneId);
  const rows = demoRows(count);
  const made = new Map<LocalDate, readonly DemoItem[]>();
  const firstDay = addDays(periodOf('month', start).start, -14);

  function itemsAt(date: LocalDate): readonly DemoItem[] {
    const from = plain ? periodOf('week', date).start : firstDay;
    const items = made.get(from) ?? demoItems(rows, zone, from, plain ? 7 : 70);
    made.set(from, items);
    return items;
  }

  return { zone, rows, formats: createFormats(zone), itemsAt };
}
