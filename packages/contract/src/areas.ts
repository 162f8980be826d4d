import type { AreaContracts } from './area';

const found = import.meta.glob<AreaContracts>('./*/*.contracts.ts', { eager: true, import: 'area' });

/** The installed areas, in their order. */
export const areas: readonly AreaContracts[] = Object.values(found).sort((a, b) => a.order - b.order);
