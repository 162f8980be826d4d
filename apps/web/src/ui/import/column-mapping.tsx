import { SelectField } from '../select-field';
import styles from './import.module.css';
import { importWords } from './import.words';

export type Mapping = Partial<Record<string, string>>;

interface ColumnMappingProps {
  /** What the server can read from a file, in words. */
  fields: readonly { key: string; label: string }[];
  /** The columns of the file. */
  heading: readonly string[];
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

/** Says of each field which column of the file holds it. */
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
