import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  addDays,
  type Command,
  createItemStore,
  createScale,
  createZone,
  type Hover,
  type Id,
  periodOf,
  shiftPeriod,
  stepZoom,
  Timeline,
  type TimelineHandle,
  weekdayOf,
} from '../src';
import { hooks } from './bench-hooks';
import { Controls } from './controls';
import { type DemoItem, type DemoRow, demoItems, demoRows } from './demo-data';
import { createFoot, createFormats, createHead, createRowView, createStrip } from './demo-views';
import type { Settings } from './settings';

export function Example({ settings: initial }: { settings: Settings }) {
  const [settings, setSettings] = useState(initial);
  const { rows: size, zoom, dir, density, dark, date, plain } = settings;
  const [collapsed, setCollapsed] = useState<ReadonlySet<Id>>(new Set());
  const [hover, setHover] = useState<Hover<DemoRow, DemoItem>>();
  const handle = useRef<TimelineHandle>(null);
  const change = (part: Partial<Settings>) => setSettings((held) => ({ ...held, ...part }));

  const zone = createZone(settings.zone);
  const period = useMemo(() => periodOf(zoom, date), [zoom, date]);
  const loadedFrom = addDays(periodOf('month', initial.date).start, -14);
  const rows = useMemo(() => demoRows(size), [size]);
  const days = size > 2000 ? 35 : 70;
  const store = useMemo(() => createItemStore(demoItems(rows, zone, loadedFrom, days)), [rows, zone, loadedFrom, days]);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);

  const scale = useMemo(
    () => createScale({ zone, period, zoom, dir: 'ltr', width: 0, minColumnWidth: 0 }),
    [zone, period, zoom],
  );
  const formats = useMemo(() => createFormats(zone), [zone]);
  const view = useMemo(
    () => createRowView(formats, countRow, (item) => item.start >= scale.start && item.start < scale.end),
    [formats, scale],
  );
  const head = useMemo(() => createHead(formats, (column) => weekdayOf(column.date) === 7), [formats]);
  // Sums are read from the store, so they are made again when its snapshot is another.
  const foot = useMemo(
    () => (plain ? undefined : createFoot(store, rows, formats, scale)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [plain, store, rows, formats, scale, snapshot],
  );
  const strip = useMemo(
    () => (plain || zoom !== 'day' ? undefined : createStrip(store, rows, scale)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [plain, zoom, store, rows, scale, snapshot],
  );

  function obey(command: Command<DemoRow, DemoItem>): void {
    hooks.commands.push(command);
    if (command.type === 'toggle-group') {
      const next = new Set(collapsed);
      if (command.expanded) next.delete(command.row.id);
      else next.add(command.row.id);
      setCollapsed(next);
    }
    if (command.type === 'navigate') change({ date: shiftPeriod(zoom, period, command.by).start });
    if (command.type === 'zoom')
      change({ zoom: stepZoom(zoom, command.direction), date: zone.dateAt(command.instant) });
    if (command.type === 'open' && command.target.kind === 'column')
      change({ zoom: 'day', date: command.target.column.date });
  }

  useEffect(() => {
    Object.assign(hooks, {
      move(resourceId: number, minutes: number) {
        const before = store.itemsOf(resourceId).find((item) => item.start >= scale.start && !item.allDay)!;
        const after = { ...before, start: before.start + minutes * 60_000, end: before.end + minutes * 60_000 };
        store.apply([{ before, after }]);
      },
      setWeek: (next: string) => change({ date: next }),
      refetch: () => store.replaceAll(demoItems(rows, zone, loadedFrom, days)),
      handle: () => handle.current,
    });
  }, [store, scale, rows, zone, loadedFrom, days]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-dark', dark);
    document.documentElement.dir = dir;
  }, [dark, dir]);

  const isPhone = innerWidth < 768;
  return (
    <>
      <Controls
        settings={settings}
        period={period}
        onChange={change}
        onPage={(by) => change({ date: shiftPeriod(zoom, period, by).start })}
      />
      <main className="grid">
        <Timeline
          ref={handle}
          label="Assignments"
          rows={rows}
          store={store}
          zone={zone}
          period={period}
          zoom={zoom}
          view={view}
          head={head}
          foot={foot}
          strip={strip}
          collapsed={collapsed}
          dir={dir}
          density={density}
          nameWidth={isPhone ? 132 : 248}
          totalWidth={plain ? 0 : 72}
          now={zone.instantsOf('2026-06-17', 620)[0]}
          onCommand={obey}
          onHover={setHover}
          swipe={isPhone}
        />
      </main>
      {hover?.target.kind === 'item' && (
        <div role="tooltip" className="tip" style={{ left: hover.rect.left, top: hover.rect.bottom + 6 }}>
          {hover.target.row.title}: {formats.clock(hover.target.item.start)} to {formats.clock(hover.target.item.end)}
        </div>
      )}
    </>
  );
}

function countRow(): void {
  hooks.renderedRows += 1;
}
