import type { ProductColour } from '@horae/contract/demo-apps/shop-products';
import styles from './product.module.css';
import { shopWords } from './shop.words';

interface ColourChoiceProps {
  colours: readonly ProductColour[];
  value: ProductColour;
  onChange: (colour: ProductColour) => void;
}

/** A radio group of colours, each a swatch with its name. Arrow keys select. */
export function ColourChoice({ colours, value, onChange }: ColourChoiceProps) {
  const say = shopWords.use();
  return (
    <div className={`row wraps ${styles.colours}`} role="radiogroup" aria-label={say('colour')}>
      {colours.map((colour) => (
        <label key={colour} data-colour={colour}>
          <input
            type="radio"
            name="colour"
            value={colour}
            checked={colour === value}
            onChange={() => onChange(colour)}
          />
          <span aria-hidden="true" className={styles.swatch} />
          {say(`colour.${colour}`)}
        </label>
      ))}
    </div>
  );
}
