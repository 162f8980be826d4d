import { type LocalDate, wallTime } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Command,
  createItemStore,
  createScale,
  type Hover,
  type Id,
  periodOf,
  shiftPeriod,
  stepZoom,
  Timeline,
  type TimelineHandle,
} from '../src';
import { EditLayer, type EditTools, type HandWords, type NoteOf, type TouchMode } from '../src/editing';
import { hooks } from './bench-hooks';
import { Controls } from './controls';
import type { DemoItem, DemoRow } from './demo-data';
import { createFoot, createHead, createRowView, createStrip } from './demo-views';
import { createWorld, type DemoWorld } from './demo-world';
import type { Settings } from './settings';

interface ExampleProps {
  settings: Settings;
  world: DemoWorld;
}

export function Example({ settings: initial, world: initialWorld }: ExampleProps) {
  const [settings, setSettings] = useState(initial);
  const [world, setWorld] = useState(initialWorld);
  const { zoom, dir, density, dark, date, plain } = settings;
  const { zone, rows, formats } = world;
  const [collapsed, setCollapsed] = useState<ReadonlySet<Id>>(new Set());
  const [hover, setHover] = useState<Hover<DemoRow, DemoItem>>();
  const handle = useRef<TimelineHandle>(null);
  const period = useMemo(() => periodOf(zoom, date), [zoom, date]);
  const store = useMemo(() => createItemStore(world.itemsAt(initial.date)), [world, initial.date]);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);

  function change(part: Partial<Settings>): void {
    const next = { ...settings, ...part };
    setSettings(next);
    if (part.rows !== undefined) setWorld(createWorld(next));
    if (part.date !== undefined && plain) store.replaceAll(world.itemsAt(part.date));
  }

  const scale = useMemo(
    () => createScale({ zone, period, zoom, dir: 'ltr', width: 0, minColumnWidth: 0 }),
    [zone, period, zoom],
  );
  const view = useMemo(
    () => createRowView(formats, countRow, (item) => item.start >= scale.start && item.start < scale.end),
    [formats, scale],
  );
  const head = useMemo(() => createHead(formats, (column) => weekdayOf(column.date) === 7), [formats]);
  // Totals are read from the store, so they are recalculated when its snapshot changes.
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
      add(resourceId: number, id: number, date: LocalDate) {
        const [start, end] = [8, 16].map((hour) => zone.instantAt(wallTime(date, hour * 60)));
        store.apply([{ after: { id, resourceId, start: start!, end: end!, kind: 'extra' } }]);
      },
      prepare: (next: LocalDate) => void world.itemsAt(next),
      setWeek: (next: LocalDate) => change({ date: next }),
      refetch: () => store.replaceAll(structuredClone(world.itemsAt(date))),
      handle: () => handle.current,
    });
  });

  useEffect(() => {
    document.documentElement.toggleAttribute('data-dark', dark);
    document.documentElement.dir = dir;
  }, [dark, dir]);

  const isPhone = innerWidth < 768;
  return (
    <>
      {!plain && (
        <Controls
          settings={settings}
          period={period}
          onChange={change}
          onPage={(by) => change({ date: shiftPeriod(zoom, period, by).start })}
        />
      )}
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
          now={zone.instantAt(wallTime('2026-06-17', 620))}
          onCommand={obey}
          onHover={setHover}
          swipe={isPhone}
          {...(settings.edit && { editing: DemoEditing })}
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

const handWords: HandWords = {
  hint: 'arrows',
  onHand: (phase, text) => {
    document.body.dataset['hand'] = `${phase}: ${text}`;
  },
};

function DemoEditing(tools: EditTools<DemoRow, DemoItem>) {
  const [touch, setTouch] = useState<TouchMode>({ copies: false, selects: false });
  useEffect(() => {
    hooks.touch = setTouch;
  }, []);
  return <EditLayer {...tools} noteOf={noteOf} handWords={handWords} touch={touch} />;
}

const noteOf: NoteOf<DemoRow, DemoItem> = (drag) => {
  if (!drag) return undefined;
  const isCopy = drag.type !== 'draw' && drag.isCopy;
  return { text: isCopy ? `${drag.type} a copy` : drag.type, tone: 'plain' };
};

function countRow(): void {
  hooks.renderedRows += 1;
}
