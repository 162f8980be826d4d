import type { Settings } from '#platform/settings';
import type { Area } from './area';

const found = import.meta.glob<Area>('./features/*/*.area.ts', { eager: true, import: 'area' });

/** The discovered areas, in their order. */
export const areas: readonly Area[] = Object.values(found).sort((a, b) => a.order - b.order);

/** The areas in use: samples beside the product can be switched off. */
export const areasInUse = ({ sampleApps }: Pick<Settings, 'sampleApps'>): readonly Area[] =>
  areas.filter(({ isSample }) => sampleApps || !isSample);

/** Collects one kind of item from all areas. */
export const ofAllAreas = <T>(read: (area: Area) => readonly T[] | undefined): T[] =>
  areas.flatMap((area) => read(area) ?? []);
