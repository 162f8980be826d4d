import type { Zone } from '@horae/local-time/zone';
import {
  type Column,
  coverage,
  type FootView,
  type HeadView,
  type ItemStore,
  type RowView,
  type Scale,
  type StripView,
} from '../src';
import type { DemoItem, DemoKind, DemoRow } from './demo-data';

const code: Record<DemoKind, string> = { early: 'E', late: 'L', night: 'N', extra: 'X', away: 'Away' };
const hourMs = 3_600_000;

export interface Formats {
  clock: (instant: number) => string;
  longDate: (instant: number) => string;
  shortDate: (instant: number) => string;
  weekday: (instant: number) => string;
}

/**
 * Creates formatters for instants in a zone. Each caches its results, because every row formats the same few instants.
 */
export function createFormats(zone: Zone): Formats {
  const format = (options: Intl.DateTimeFormatOptions, locale = 'en-US') => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: zone.id, ...options });
    const made = new Map<number, string>();
    return (instant: number) => {
      const text = made.get(instant) ?? formatter.format(instant);
      made.set(instant, text);
      return text;
    };
  };
  return {
    clock: format({ hour: '2-digit', minute: '2-digit' }, 'en-GB'),
    longDate: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    shortDate: format({ day: 'numeric' }),
    weekday: format({ weekday: 'short' }),
  };
}

const isFullHour = (clock: string) => clock.endsWith(':00');

function hoursOf(items: readonly DemoItem[]): number {
  return items.reduce((sum, { kind, start, end }) => sum + (kind === 'away' ? 0 : (end - start) / hourMs), 0);
}

/** `onRender` is called for every row that is rendered: `name` is called exactly once per row and rendering. */
export function createRowView(
  formats: Formats,
  onRender: () => void,
  isRange: (item: DemoItem) => boolean,
): RowView<DemoRow, DemoItem> {
  const { clock, longDate } = formats;
  const total = (items: readonly DemoItem[]) => Math.round(hoursOf(items.filter(isRange)));
  return {
    header: (row) =>
      row.kind === 'group' ? (
        `${row.title} (${row.size})`
      ) : (
        <span className="who">
          {row.title} <small>{row.note}</small>
        </span>
      ),
    name(row) {
      onRender();
      return row.kind === 'group' ? `${row.title}, ${row.size} people` : `${row.title}, ${row.note}`;
    },
    cellName(row, column, items) {
      if (row.kind === 'group') return `${row.title}, ${longDate(column.start)}`;
      const count = items.length === 1 ? '1 item' : `${items.length} items`;
      return `${row.title}, ${longDate(column.start)}, ${count}, ${Math.round(hoursOf(items))} hours`;
    },
    describe(item, { cutStart, cutEnd }, row) {
      const from = clock(item.start);
      const to = clock(item.end);
      const short = isFullHour(from) && isFullHour(to) ? `${from.slice(0, 2)}–${to.slice(0, 2)}` : from;
      const labels = item.allDay ? ['Away', 'A'] : [`${from}–${to}`, short, code[item.kind]];
      const cuts = `${cutStart ? ', from previous day' : ''}${cutEnd ? ', into next day' : ''}`;
      return {
        labels,
        outside: `${code[item.kind]} ${(item.end - item.start) / hourMs} h`,
        name: item.allDay ? `${row.title}, away` : `${row.title}, ${from} to ${to}, ${item.kind}${cuts}`,
        className: `kind-${item.kind}`,
      };
    },
    itemRole: 'assignment',
    moreName: (row, column, hidden) => `${row.title}, ${longDate(column.start)}, ${hidden} more`,
    total: (row, items) => (row.kind === 'group' ? row.size : `${total(items)} h`),
    totalName: (row, items) =>
      row.kind === 'group' ? `${row.title}, ${row.size} in all` : `${row.title}, ${total(items)} hours`,
  };
}

export function createHead(
  { longDate, shortDate, weekday }: Formats,
  isHoliday: (column: Column) => boolean,
): HeadView {
  return {
    corner: 'Person',
    cornerName: 'Person',
    column: (column) => (
      <span className="day">
        {weekday(column.start)} <b>{shortDate(column.start)}</b>
      </span>
    ),
    columnName: (column) => longDate(column.start),
    columnClassName: (column) => (isHoliday(column) ? 'is-free' : undefined),
    total: 'Total',
    totalName: 'Total',
  };
}

export function createFoot(
  store: ItemStore<DemoItem>,
  rows: readonly DemoRow[],
  { longDate }: Formats,
  scale: Scale,
): FootView {
  const people = scale.columns.map(() => 0);
  for (const row of rows) {
    const counted = new Set<number>();
    for (const item of store.itemsOf(row.id)) {
      if (item.start < scale.start || item.start >= scale.end || item.allDay) continue;
      counted.add(scale.columnOf(item.start));
    }
    for (const index of counted) people[index]! += 1;
  }
  const sum = people.reduce((a, b) => a + b, 0);
  return {
    height: 36,
    header: 'People per day',
    name: 'People per day',
    cell: (column) => people[column.index],
    cellName: (column) => `${longDate(column.start)}, ${people[column.index]} people`,
    total: sum,
    totalName: `${sum} in all`,
  };
}

export function createStrip(
  store: ItemStore<DemoItem>,
  rows: readonly DemoRow[],
  range: { start: number; end: number },
): StripView {
  const counts = coverage(
    rows.map(({ id }) => store.itemsOf(id)),
    range.start,
    range.end,
    15,
    ({ allDay }) => !allDay,
  );
  const most = Math.max(1, ...counts);
  return {
    height: 48,
    header: 'At work',
    name: 'At work',
    contentName: `People at work through the day, ${most} at most`,
    content(scale) {
      const y = (count: number) => 46 - (count / most) * 30;
      const points = [...counts].map((count, i) => `H${scale.toX(range.start + i * 900_000)}V${y(count)}`);
      return (
        <>
          <svg className="cover" width={scale.width} height={48} aria-hidden="true">
            <path d={`M0,46${points.join('')}H${scale.width}V46Z`} />
          </svg>
          {scale.ticks.map(({ instant, x }) => (
            <span key={instant} className="cover-count" style={{ insetInlineStart: x }}>
              {counts[Math.floor((instant - range.start) / 900_000)]}
            </span>
          ))}
        </>
      );
    },
  };
}
