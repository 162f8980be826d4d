import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';

export interface CardControl {
  isTable: (slug: string) => boolean;
  /** Turns one card, or all of them to what most are not. */
  toggleTable: (...slugs: string[]) => void;
  /** The card that is shown large. */
  open: string | undefined;
  expand: (slug: string | null) => void;
  /** The choice of a card, the first unless the address says another. */
  choiceOf: (slug: string, choices: readonly string[]) => string;
  choose: (slug: string, choice: string, choices: readonly string[]) => void;
}

/** What the cards of a page keep in its address: `?table=revenue&open=customers&product-orders=Last+Year`. */
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
