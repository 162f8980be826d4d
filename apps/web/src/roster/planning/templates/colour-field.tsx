import { type TemplateColour, templateColours } from '@horae/contract/scheduling/shift-templates.contract';
import { useId } from 'react';
import styles from './colour-field.module.css';
import './template-colours.css';
import type { TemplatesSay } from './shift-templates.words';

interface ColourFieldProps {
  label: string;
  /** Empty: no colour. */
  value: string;
  say: TemplatesSay;
  onChange: (colour: string) => void;
}

/** One of the colours, or none. */
export function ColourField({ label, value, say, onChange }: ColourFieldProps) {
  const name = useId();
  const choices: readonly (TemplateColour | '')[] = ['', ...templateColours];
  return (
    <fieldset className={styles.colours}>
      <legend>{label}</legend>
      {choices.map((colour) => {
        const text = say(colour === '' ? 'colour.none' : `colour.${colour}`);
        return (
          <label key={colour} className={styles.choice} data-tip={text}>
            <input
              type="radio"
              name={name}
              aria-label={text}
              checked={value === colour}
              onChange={() => onChange(colour)}
            />
            <span aria-hidden="true" className={colour && `template-${colour}`} />
          </label>
        );
      })}
    </fieldset>
  );
}
