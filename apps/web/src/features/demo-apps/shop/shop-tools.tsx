import { productSorts } from '@horae/contract/demo-apps/shop-products';
import { IconFilter } from '@tabler/icons-react';
import type { ListControl } from '#platform/list-search';
import { Button } from '#ui/button';
import { ListSearch } from '#ui/list/list-search';
import { RadioTabs } from '#ui/radio-tabs';
import { SelectField } from '#ui/select-field';
import styles from './products.module.css';
import { shopWords } from './shop.words';
import { type ShopPlace, views } from './shop-place';

interface ShopToolsProps {
  list: ListControl & { address: ShopPlace };
  results: string;
  /** Opens the filters; undefined where they stand beside the products. */
  onFilters: (() => void) | undefined;
}

/** The tools above the products: search, order and view. */
export function ShopTools({ list, results, onFilters }: ShopToolsProps) {
  const say = shopWords.use();
  const { sortBy, view } = list.address;
  return (
    <div className={`screen-only ${styles.tools}`}>
      <ListSearch list={list} label={say('search')} />
      <p role="status">{results}</p>
      <div className={styles.order}>
        <SelectField
          label={say('sortBy')}
          isNamedOnly
          value={sortBy}
          options={productSorts.map((value) => ({ value, label: say(`sort.${value}`) }))}
          onChange={(next) => list.change({ sortBy: next === 'featured' ? '' : next })}
        />
        <RadioTabs
          label={say('view')}
          value={view}
          options={views.map((value) => ({ value, label: say(`view.${value}`) }))}
          onChange={(next) => list.change({ view: next === 'grid' ? '' : next, page: list.page })}
        />
        {onFilters && (
          <Button onClick={onFilters}>
            <IconFilter size={18} stroke={1.5} aria-hidden="true" />
            {say('filters')}
          </Button>
        )}
      </div>
    </div>
  );
}
