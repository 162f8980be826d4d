import { useEffect } from 'react';
import { createStore, useStore } from '#platform/store';
import type { PageIcons } from './area-pages';
import { areas, pages } from './pages';

const first: PageIcons = Object.fromEntries(pages.flatMap(({ path, icon }) => (icon ? [[path, icon]] : [])));

const others = createStore<PageIcons | null>(null);

async function loadOthers(): Promise<void> {
  const ofAreas = await Promise.all(areas.map(({ pageIcons }) => pageIcons?.()));
  others.set(Object.assign({}, ...ofAreas));
}

/** The icon of a page; icons inside closed menus are loaded when the first of them is rendered. */
export function PageIcon({ path, size, className }: { path: string; size: number; className?: string }) {
  const loaded = useStore(others);
  const isLacking = !first[path] && !loaded;
  useEffect(() => {
    if (isLacking) void loadOthers().catch(() => undefined);
  }, [isLacking]);
  const Glyph = first[path] ?? loaded?.[path] ?? loaded?.[''];
  if (!Glyph) return <svg width={size} height={size} className={className} aria-hidden="true" />;
  return <Glyph size={size} stroke={1.5} aria-hidden="true" className={className} />;
}
