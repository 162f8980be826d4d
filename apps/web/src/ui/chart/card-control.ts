import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';

export interface CardControl {
  isTable: (slug: string) => boolean;
  /** Toggles one card between chart and table; several become tables unless all of them already are. */
  toggleTable: (...slugs: string[]) => void;
  /** The slug of the card shown enlarged. */
  open: string | undefined;
  expand: (slug: string | null) => void;
  /** The card's current choice: the one in the URL, or the first. */
  choiceOf: (slug: string, choices: readonly string[]) => string;
  choose: (slug: string, choice: string, choices: readonly string[]) => void;
}

/** The state that a page's cards keep in its URL: `?table=revenue&open=customers&product-orders=Last+Year`. */
export function cardControl({ search, onSearch }: ScreenSearch): CardControl {
  const tables = new Set(search.table?.split(',').filter(Boolean));
  return {
    isTable: (slug) => tables.has(slug),
    toggleTable(...slugs) {
      const isOn = slugs.every((slug) => tables.has(slug));
      for (const slug of slugs) {
        if (isOn) tables.delete(slug);
        else tables.add(slug);
      }
      onSearch(withSearchChange(search, { table: [...tables].join() }), { replace: true });
    },
    open: search.open,
    expand: (slug) => onSearch(withSearchChange(search, { open: slug })),
    choiceOf: (slug, choices) => choices.find((choice) => choice === search[slug]) ?? choices[0] ?? '',
    choose: (slug, choice, choices) =>
      onSearch(withSearchChange(search, { [slug]: choice === choices[0] ? null : choice })),
  };
}
