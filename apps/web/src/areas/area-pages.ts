import type { FoundKind } from '@horae/contract/core/main-search.contract';
import type { HotelRight } from '@horae/contract/core/user-data';
import type { Access } from '@horae/contract/route';
import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Say, Words } from '#platform/words';

type PagePath = Exclude<LinkProps['to'], undefined | '.' | '..'>;

export type PageIcons = Record<string, Icon | undefined>;

interface PageFacts {
  path: PagePath;
  access: Extract<Access, 'session' | 'admin' | 'hotel-admin'>;
  /** For clients, the menu lists it only with one of these rights at the selected hotel; the page itself says why. */
  rights?: readonly HotelRight[];
  /** Listed in the menu of accounts with access, but anyone with its URL may open it. */
  isOpenToAll?: boolean;
  /** Shown even while the admin portal is switched off; in an everyday area, all pages are. */
  isEveryday?: boolean;
  /** Also listed in the account menu. */
  isInAccountMenu?: boolean;
  /** The help page that every page's footer links to. */
  isHelp?: boolean;
  /** The key that opens it after `g`. */
  key?: string;
  /** Part of the menu's first paint; other icons are loaded when they are rendered. */
  icon?: Icon;
  /** The kinds of search results shown with its icon. */
  finds?: readonly (FoundKind | 'contact')[];
  /** Hides the breadcrumb, for height; pages below others (`below`) have a longer one of their own. */
  hidesBreadcrumb?: boolean | 'below';
  /** Fills the window and scrolls inside, so that it has no footer. */
  fillsWindow?: boolean;
}

/** A page for signed-in users. A test ensures that its access matches that of its calls. */
export interface Page extends PageFacts {
  title: () => string;
  /** A shorter name for the tab bar on phones. */
  tab?: () => string;
  /** The area whose menu group lists it; null for a page reached from elsewhere. */
  menu: string | null;
}

interface AreaFacts {
  name: string;
  /** Position among the areas; the same in server, web and contract. */
  order: number;
  /** All its pages are shown even while the admin portal is switched off. */
  isEveryday?: boolean;
  /** Samples beside the product, which a switch hides from the menu. */
  isSample?: boolean;
  /** Its pages scroll inside themselves and need no button back to the top. */
  scrollsInside?: boolean;
  /** The icons of its pages by path. */
  pageIcons?: () => Promise<PageIcons>;
}

/** What an area adds to the menu. */
export interface AreaPages extends AreaFacts {
  group?: { title: () => string; icon: Icon; note?: () => string };
  pages: Page[];
}

interface StatedPage<Key> extends PageFacts {
  label: Key;
  tab?: Key;
  menu?: string | null;
}

interface StatedArea<Key> extends AreaFacts {
  /** `note` is a line above its pages, where their names alone would mislead. */
  group?: { title: Key; icon: Icon; note?: Key };
  pages: StatedPage<Key>[];
}

/** Defines an area's pages, labelled with the area's texts; `<area>/<area>.pages.ts` is found by its name. */
export function areaPages<W>(
  { say }: Words<W>,
  { group, pages, ...area }: StatedArea<Parameters<Say<W>>[0]>,
): AreaPages {
  return {
    ...area,
    ...(group && { group: shownGroup(group, say) }),
    pages: pages.map(({ label, tab, ...page }) => ({
      menu: area.name,
      ...(area.isEveryday && { isEveryday: true }),
      ...page,
      title: () => say(label),
      ...(tab && { tab: () => say(tab) }),
    })),
  };
}

function shownGroup<Key>(
  { title, icon, note }: NonNullable<StatedArea<Key>['group']>,
  say: (key: Key) => string,
): NonNullable<AreaPages['group']> {
  return { title: () => say(title), icon, ...(note && { note: () => say(note) }) };
}
