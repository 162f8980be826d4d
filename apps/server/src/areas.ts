import type { Area } from './area';

const found = import.meta.glob<Area>('./features/*/*.area.ts', { eager: true, import: 'area' });

/** The discovered areas, in their order. */
export const areas: readonly Area[] = Object.values(found).sort((a, b) => a.order - b.order);

/** Collects one kind of item from all areas. */
export const ofAllAreas = <T>(read: (area: Area) => readonly T[] | undefined): T[] =>
  areas.flatMap((area) => read(area) ?? []);
