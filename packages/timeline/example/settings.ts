import type { LocalDate } from '@horae/local-time/local-date';
import { type Density, type Direction, type Zoom, zooms } from '../src';

/**
 * Settings from the query: `?rows=10000&zoom=week&dir=rtl&density=compact&dark=1&date=2026-10-25&zone=Europe/Athens`.
 */
export interface Settings {
  rows: number;
  zoom: Zoom;
  dir: Direction;
  density: Density;
  dark: boolean;
  date: LocalDate;
  zone: string;
  /** Without strip, footer and total column, for benchmarks of the grid alone. */
  plain: boolean;
  wait: boolean;
  /** Days can be changed. */
  edit: boolean;
}

export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const zoom = query.get('zoom');
  return {
    rows: Number(query.get('rows') ?? 100),
    zoom: zooms.find((known) => known === zoom) ?? 'week',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    density: query.get('density') === 'compact' ? 'compact' : 'comfortable',
    dark: query.get('dark') === '1',
    date: query.get('date') ?? '2026-06-17',
    zone: query.get('zone') ?? 'Europe/Athens',
    plain: query.get('plain') === '1',
    wait: query.get('wait') === '1',
    edit: query.get('edit') === '1',
  };
}
