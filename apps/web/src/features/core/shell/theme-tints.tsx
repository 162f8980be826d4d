import { useId } from 'react';
import type { NavbarTint } from '#platform/layout';
import { shellWords } from './shell.words';
import styles from './theme-panel.module.css';

interface ThemeTintsProps {
  tints: readonly NavbarTint[];
  value: NavbarTint;
  onChange: (tint: NavbarTint) => void;
}

export function ThemeTints({ tints, value, onChange }: ThemeTintsProps) {
  const say = shellWords.use();
  const name = useId();
  return (
    <fieldset className={styles.tints}>
      <legend>{say('theme.navbarTint')}</legend>
      {tints.map((tint) => (
        <label key={tint} className="hovers rings">
          <input type="radio" name={name} value={tint} checked={tint === value} onChange={() => onChange(tint)} />
          <span className={styles.swatch} data-swatch={tint} aria-hidden="true" />
          {say(`tint.${tint}`)}
        </label>
      ))}
    </fieldset>
  );
}
