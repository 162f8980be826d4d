import type { Area } from './area';

const found = import.meta.glob<Area>('./features/*/*.area.ts', { eager: true, import: 'area' });

/** The areas that are there, in their order. */
export const areas: readonly Area[] = Object.values(found).sort((a, b) => a.order - b.order);

/** What all areas have of one kind. */
export const ofAllAreas = <T>(read: (area: Area) => readonly T[] | undefined): T[] =>
  areas.flatMap((area) => read(area) ?? []);
