import { OptionList } from '#ui/combobox/option-list';
import type { OptionListProps } from '#ui/combobox/option-list-props';
import { OptionLabel } from '#ui/combobox/option-row';
import type { ComboboxOption } from '#ui/combobox/options';
import styles from './autocomplete.module.css';
import { autocompleteWords } from './autocomplete.words';

function renderRow({ label, note }: ComboboxOption, search: string) {
  return (
    <span className={styles.row}>
      <OptionLabel text={label} search={search} />
      {note && (
        <span className={styles.rank}>
          <span className="visually-hidden"> {autocompleteWords.say('rank')} </span>
          <OptionLabel text={note} search={search} />
        </span>
      )}
    </span>
  );
}

/** A list with a badge in each row. */
export function RankedList(list: OptionListProps) {
  return <OptionList {...list} renderOption={renderRow} />;
}
