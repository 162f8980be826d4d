import type { AreaPages, Page } from './area-pages';

const found = import.meta.glob<AreaPages>('../features/*/*.pages.ts', { eager: true, import: 'area' });

/** The areas that are there, in their order. */
export const areas: readonly AreaPages[] = Object.values(found).sort((a, b) => a.order - b.order);

/** The pages in the group of an area: its own, then those that other areas put there. */
const inMenuOf = ({ name, pages: own }: AreaPages): Page[] => [
  ...own.filter(({ menu }) => menu === name),
  ...areas.filter((other) => other.name !== name).flatMap(({ pages }) => pages.filter(({ menu }) => menu === name)),
];

/** The group of the menu in which a page stands. */
export const groupOf = ({ menu }: Page): AreaPages['group'] => areas.find(({ name }) => name === menu)?.group;

/** Every page that is built: as the menu shows them, then those that it does not show. */
export const pages: readonly Page[] = [
  ...areas.flatMap(inMenuOf),
  ...areas.flatMap((area) => area.pages.filter((page) => !groupOf(page))),
];

/** The page at a path, or above it: `/invoices/7` belongs to `/invoices`. */
export function pageAt<P extends { path: string }>(pathname: string, among: readonly P[]): P | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return among
    .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
    .find(Boolean);
}
