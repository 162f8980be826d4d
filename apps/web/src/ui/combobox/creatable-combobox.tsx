import { foldText } from '@horae/contract/fold-text';
import { uiWords } from '../ui.words';
import { ChosenChip } from './chosen-chip';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field';
import styles from './creatable-combobox.module.css';
import { type ComboboxOption, findOptions } from './options';

interface CreatableComboboxProps extends Omit<ComboboxFieldProps, 'find' | 'allLabel'> {
  /** Values of options, and custom texts, which are their own values. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Returns the label for adding a text: "Add “breakfast”". */
  addLabel: (text: string) => string;
}

/** Any number of options and custom texts, all shown as chips. */
export function CreatableCombobox({ values, onChange, addLabel, ...field }: CreatableComboboxProps) {
  const say = uiWords.use();
  const remove = (value: string) => onChange(values.filter((other) => other !== value));
  const chosen = values.map(
    (value) => field.options.find((option) => option.value === value) ?? { value, label: value },
  );

  function find(options: readonly ComboboxOption[], search: string): ComboboxOption[] {
    const found = findOptions(options, search);
    const text = search.trim();
    const isKnown = [...options, ...chosen].some(({ label }) => foldText(label) === foldText(text));
    return text === '' || isKnown ? found : [...found, { value: text, label: addLabel(text) }];
  }

  return (
    <ComboboxField
      {...field}
      isMulti
      find={find}
      className={styles.many ?? ''}
      selected={new Set(values)}
      text=""
      {...(chosen.length > 0 && {
        chips: chosen.map(({ value, label }) => (
          <ChosenChip
            key={value}
            label={label}
            removeLabel={say('remove', { name: label })}
            onRemove={() => remove(value)}
          />
        )),
      })}
      onPick={(value) => (values.includes(value) ? remove(value) : onChange([...values, value]))}
      onClear={() => onChange([])}
      onBackspace={() => onChange(values.slice(0, -1))}
    />
  );
}
