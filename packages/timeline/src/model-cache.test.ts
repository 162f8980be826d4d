import { createZone } from '@horae/local-time/zone';
import { describe, expect, it, vi } from 'vitest';
import type { TimelineItem } from './item';
import { createItemStore } from './item-store';
import { densities } from './metrics';
import { createModelCache } from './model-cache';
import type { TimelineRow } from './row';
import { createScale } from './scale';

const hour = 3_600_000;
const monday = Date.UTC(2026, 5, 15);
const rows: TimelineRow[] = ['a', 'b', 'c'].map((id) => ({ id, kind: 'resource', level: 1 }));
const scale = createScale({
  zone: createZone('UTC'),
  period: { start: '2026-06-15', days: 7 },
  zoom: 'week',
  dir: 'ltr',
  width: 700,
  minColumnWidth: 10,
});

function setUp() {
  const items: TimelineItem[] = rows.map(({ id }) => ({
    id: `${id}1`,
    resourceId: id,
    start: monday,
    end: monday + hour,
  }));
  const store = createItemStore(items);
  const inputs = { rows, collapsed: new Set<never>(), store, scale, metrics: densities.comfortable };
  return { store, inputs, items, modelOf: createModelCache<TimelineRow, TimelineItem>() };
}

describe('the model cache', () => {
  it('gives the same model while nothing changes', () => {
    const { store, inputs, modelOf } = setUp();

    expect(modelOf(inputs, store.snapshot())).toBe(modelOf(inputs, store.snapshot()));
  });

  it('looks only at the rows that a change touched', () => {
    const { store, inputs, modelOf, items } = setUp();
    modelOf(inputs, store.snapshot());
    const asked = vi.spyOn(store, 'itemsOf');

    store.apply([{ after: { ...items[1]!, id: 'b2' } }]);
    const model = modelOf(inputs, store.snapshot());

    expect(asked.mock.calls).toEqual([['b']]);
    expect([...model.tops]).toEqual([0, 44, 120, 164]);
  });

  it('makes a new one when it missed a change', () => {
    const { store, inputs, modelOf, items } = setUp();
    modelOf(inputs, store.snapshot());

    store.apply([{ after: { ...items[0]!, id: 'a2' } }]);
    store.apply([{ after: { ...items[1]!, id: 'b2' } }]);

    expect([...modelOf(inputs, store.snapshot()).tops]).toEqual([0, 76, 152, 196]);
  });

  it('does not mind another width', () => {
    const { store, inputs, modelOf } = setUp();
    const wide = createScale({
      zone: scale.zone,
      period: { start: '2026-06-15', days: 7 },
      zoom: 'week',
      dir: 'ltr',
      width: 1400,
      minColumnWidth: 10,
    });

    expect(modelOf({ ...inputs, scale: wide }, store.snapshot())).toBe(modelOf(inputs, store.snapshot()));
  });
});
