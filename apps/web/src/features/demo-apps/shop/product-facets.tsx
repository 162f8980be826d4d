import type { ListControl } from '#platform/list-search';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { SelectField } from '#ui/select-field';
import { Switch } from '#ui/switch';
import styles from './facets.module.css';
import { PriceRange } from './price-range';
import { shopWords } from './shop.words';
import { facetNames, hasFacets, type ShopPlace } from './shop-place';

interface ProductFacetsProps {
  list: Pick<ListControl, 'change'>;
  place: ShopPlace;
  facets: { brands: string[]; minPrice: number; maxPrice: number } | undefined;
}

const thresholds = [5, 4, 3, 2];

/** The filters of the list besides its search. */
export function ProductFacets({ list, place, facets }: ProductFacetsProps) {
  const say = shopWords.use();
  const { brand: brands = [], rating, freeShipping } = place;

  function tick(brand: string, isOn: boolean): void {
    const ticked = isOn ? [...brands, brand] : brands.filter((one) => one.toLowerCase() !== brand.toLowerCase());
    list.change({ brand: ticked.join(',') });
  }

  const isTicked = (brand: string) => brands.some((one) => one.toLowerCase() === brand.toLowerCase());
  return (
    <div className={`stack-4 ${styles.facets}`}>
      <PriceRange key={`${place.min} ${place.max}`} list={list} place={place} facets={facets} />
      {facets && (
        <fieldset>
          <legend>{say('brand')}</legend>
          {facets.brands.map((brand) => (
            <Checkbox key={brand} checked={isTicked(brand)} onChange={(isOn) => tick(brand, isOn)}>
              {brand}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <SelectField
        label={say('rating')}
        value={String(rating ?? '')}
        options={[
          { value: '', label: say('anyRating') },
          ...[...new Set([...thresholds, rating ?? 5])]
            .toSorted((a, b) => b - a)
            .map((stars) => ({
              value: String(stars),
              label: stars === 5 ? say('stars', { count: 5 }) : say('ratingAtLeast', { count: stars }),
            })),
        ]}
        onChange={(stars) => list.change({ rating: stars })}
      />
      <Switch
        label={say('freeShippingOnly')}
        checked={freeShipping ?? false}
        onChange={(isOn) => list.change({ freeShipping: isOn ? 'true' : '' })}
      />
      <Button
        aria-disabled={!hasFacets(place) || undefined}
        onClick={() => list.change(Object.fromEntries(facetNames.map((name) => [name, ''])))}
      >
        {say('clear')}
      </Button>
    </div>
  );
}
