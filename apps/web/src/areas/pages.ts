import { config } from '#platform/config';
import type { AreaPages, Page } from './area-pages';

const found = import.meta.glob<AreaPages>('../features/*/*.pages.ts', { eager: true, import: 'area' });

const installed = Object.values(found).sort((a, b) => a.order - b.order);

/** The areas in use, in order: samples beside the product can be switched off. */
export const areas: readonly AreaPages[] = installed.filter(({ isSample }) => config.sampleApps || !isSample);

/** Whether the area of a route, which is in parentheses in its id, is switched off. */
export const isSwitchedOff = ({ routeId }: { routeId: unknown }): boolean =>
  installed.some(({ name, isSample }) => isSample && !config.sampleApps && String(routeId).includes(`(${name})`));

/** The pages in an area's menu group: its own, then those that other areas add to it. */
const inMenuOf = ({ name, pages: own }: AreaPages): Page[] => [
  ...own.filter(({ menu }) => menu === name),
  ...areas.filter((other) => other.name !== name).flatMap(({ pages }) => pages.filter(({ menu }) => menu === name)),
];

/** Returns the menu group that lists a page. */
export const groupOf = ({ menu }: Page): AreaPages['group'] => areas.find(({ name }) => name === menu)?.group;

/** Every page: first those in the menu, in menu order, then the others. */
export const pages: readonly Page[] = [
  ...areas.flatMap(inMenuOf),
  ...areas.flatMap((area) => area.pages.filter((page) => !groupOf(page))),
];

/** Returns the page at a path or above it: `/invoices/7` belongs to `/invoices`. */
export function pageAt<P extends { path: string }>(pathname: string, among: readonly P[]): P | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return among
    .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
    .sort((a, b) => b.path.length - a.path.length)
    .find(Boolean);
}
