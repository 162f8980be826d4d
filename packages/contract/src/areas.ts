import type { AreaContracts } from './area';

const found = import.meta.glob<AreaContracts>('./*/*.contracts.ts', { eager: true, import: 'area' });

/** The areas that are there, in their order. */
export const areas: readonly AreaContracts[] = Object.values(found).sort((a, b) => a.order - b.order);
