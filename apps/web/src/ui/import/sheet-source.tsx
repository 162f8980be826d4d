import { type Encoding, encodings } from '@horae/sheet-file/decode-text';
import type { SheetName } from '@horae/sheet-file/sheet';
import { Message } from '../message';
import { SelectField } from '../select-field';
import styles from './import.module.css';
import { importWords } from './import.words';
import { ReadAs } from './read-as';

interface SheetSourceProps {
  /** XLSX, ODS, or the encoding of a text file. */
  readAs: string;
  sample: string;
  sheets: readonly SheetName[];
  sheet: string;
  /** Pasted text has no encoding. */
  isPasted?: boolean;
  /** Why the last choice could not be read. */
  fault?: string | undefined;
  onRead: (how: { sheet: string } | { encoding: Encoding }) => void;
}

/** Shows how a file was read; another sheet, or the encoding of a text file, can be chosen. */
export function SheetSource({ readAs, sample, sheets, sheet, isPasted, fault, onRead }: SheetSourceProps) {
  const say = importWords.use();
  const encoding = isPasted ? undefined : encodings.find((one) => one === readAs);
  return (
    <div className="stack-4">
      <ReadAs encoding={readAs} sample={sample} />
      <div className={styles.source}>
        {sheets.length > 1 && (
          <SelectField
            label={say('sheet')}
            value={sheet}
            options={sheets.map(({ name, isHidden }) => ({
              value: name,
              label: isHidden ? say('hiddenSheet', { name }) : name,
            }))}
            onChange={(name) => onRead({ sheet: name })}
          />
        )}
        {encoding && (
          <SelectField
            label={say('encoding')}
            value={encoding}
            options={encodings.map((value) => ({ value, label: value }))}
            onChange={(value) => onRead({ encoding: value as Encoding })}
          />
        )}
      </div>
      {fault && <Message kind="danger">{fault}</Message>}
    </div>
  );
}
