import { SelectField } from '../select-field';
import styles from './import.module.css';
import { importWords } from './import.words';

export type Mapping = Partial<Record<string, string>>;

interface ColumnMappingProps {
  /** The fields the server can read, with their labels. */
  fields: readonly { key: string; label: string }[];
  /** The column headings of the file. */
  heading: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Lets the user assign a column of the file to each field. */
export function ColumnMapping({ fields, heading, mapping, onChange }: ColumnMappingProps) {
  const say = importWords.use();
  const columns = heading.filter((name) => name.trim() !== '').map((name) => ({ value: name, label: name }));
  return (
    <fieldset className={styles.mapping}>
      <legend>{say('mapping')}</legend>
      {fields.map(({ key, label }) => (
        <SelectField
          key={key}
          label={label}
          value={mapping[key] ?? ''}
          options={[{ value: '', label: say('noColumn') }, ...columns]}
          onChange={(column) => onChange({ ...mapping, [key]: column || undefined })}
        />
      ))}
    </fieldset>
  );
}
