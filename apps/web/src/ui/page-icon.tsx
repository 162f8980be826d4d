import type { Icon } from '@tabler/icons-react';
import { IconClockHour4, IconSitemap, IconTimelineEvent } from '@tabler/icons-react';
import { useEffect } from 'react';
import { createStore, useStore } from '#platform/store';

/** Drawn with the first picture of the menu. */
const first: Record<string, Icon | undefined> = {
  '/staff-timeline': IconTimelineEvent,
  '/organisation-unit-calendar': IconSitemap,
  '/working-hours-calendar': IconClockHour4,
};

const others = createStore<Record<string, Icon | undefined> | null>(null);

async function loadOthers(): Promise<void> {
  others.set((await import('./page-icons')).pageIcons);
}

/** The icon of a page; the many behind closed menus are fetched when one of them is drawn. */
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
