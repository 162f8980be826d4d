import { uiWords } from '../ui.words';
import { ChosenChip } from './chosen-chip';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field';
import styles from './combobox-field.module.css';
import type { ComboboxOption } from './options';

interface MultiComboboxProps extends ComboboxFieldProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

interface ChipsProps {
  chosen: readonly ComboboxOption[];
  onRemove: (value: string) => void;
}

/** Shows the first choice as a chip and the rest as a number, so that the field stays one line high. */
function Chips({ chosen: [first, ...others], onRemove }: ChipsProps) {
  const say = uiWords.use();
  if (!first) return null;
  return (
    <>
      <ChosenChip
        label={first.label}
        removeLabel={say('remove', { name: first.label })}
        onRemove={() => onRemove(first.value)}
      />
      {others.length > 0 && (
        <span className={styles.more} data-tip={others.map(({ label }) => label).join(', ')}>
          +{others.length}
        </span>
      )}
    </>
  );
}

/** Any number of choices from a list that is searched by typing. */
export function MultiCombobox({ values, onChange, ...field }: MultiComboboxProps) {
  const chosen = field.options.filter(({ value }) => values.includes(value));
  const remove = (value: string) => onChange(values.filter((other) => other !== value));
  return (
    <ComboboxField
      {...field}
      isMulti
      selected={new Set(values)}
      text=""
      {...(chosen.length > 0 && { chips: <Chips chosen={chosen} onRemove={remove} /> })}
      onPick={(value) => (values.includes(value) ? remove(value) : onChange([...values, value]))}
      onClear={() => onChange([])}
      onBackspace={() => onChange(values.slice(0, -1))}
    />
  );
}
