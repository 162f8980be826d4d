import type { FoundKind } from '@horae/contract/core/main-search.contract';
import type { HotelRight } from '@horae/contract/core/session.contract';
import type { Access } from '@horae/contract/route';
import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Say, Words } from '#platform/words';

type PagePath = Exclude<LinkProps['to'], undefined | '.' | '..'>;

export type PageIcons = Record<string, Icon | undefined>;

interface PageFacts {
  path: PagePath;
  access: Extract<Access, 'session' | 'admin'>;
  /** In the menu of a client only where one of these is among the rights at the chosen hotel; the page itself says why. */
  rights?: readonly HotelRight[];
  /** Stands in the menu of those with access, yet whoever has its address may open it. */
  isOpenToAll?: boolean;
  /** Shown also while the admin portal is switched off; in an everyday area all pages are. */
  isEveryday?: boolean;
  /** Offered by the menu of the account too. */
  isInAccountMenu?: boolean;
  /** Where the foot of every page leads for help. */
  isHelp?: boolean;
  /** The key that leads to it after `g`. */
  key?: string;
  /** Drawn with the first picture of the menu; other icons come when they are drawn. */
  icon?: Icon;
  /** The kinds of search results that its icon stands for. */
  finds?: readonly (FoundKind | 'contact')[];
  /** The calendars do without the breadcrumb, for height; what lies below others has a longer one of its own. */
  hidesBreadcrumb?: boolean | 'below';
}

/** A page for signed-in people. Its access is that of its calls, which a test holds together. */
export interface Page extends PageFacts {
  title: () => string;
  /** Its shorter name in the bar at the foot of a phone. */
  tab?: () => string;
  /** The area in whose group of the menu it stands; null for one that is reached from elsewhere. */
  menu: string | null;
}

interface AreaFacts {
  name: string;
  /** Its place among the areas, the same in server, web and contract. */
  order: number;
  /** All its pages are shown also while the admin portal is switched off. */
  isEveryday?: boolean;
  /** Its pages scroll in themselves and need no way back to the top. */
  scrollsInside?: boolean;
  /** The icons of its pages by their paths. */
  pageIcons?: () => Promise<PageIcons>;
}

/** What an area shows in the menu. */
export interface AreaPages extends AreaFacts {
  /** Its group in the menu. */
  group?: { title: () => string; icon: Icon };
  pages: Page[];
}

interface StatedPage<Key> extends PageFacts {
  label: Key;
  tab?: Key;
  menu?: string | null;
}

interface StatedArea<Key> extends AreaFacts {
  group?: { title: Key; icon: Icon };
  pages: StatedPage<Key>[];
}

/** States the pages of an area in the words of the area; `<area>/<area>.pages.ts` is found by its name alone. */
export function areaPages<W>(
  { say }: Words<W>,
  { group, pages, ...area }: StatedArea<Parameters<Say<W>>[0]>,
): AreaPages {
  return {
    ...area,
    ...(group && { group: { title: () => say(group.title), icon: group.icon } }),
    pages: pages.map(({ label, tab, ...page }) => ({
      menu: area.name,
      ...(area.isEveryday && { isEveryday: true }),
      ...page,
      title: () => say(label),
      ...(tab && { tab: () => say(tab) }),
    })),
  };
}
