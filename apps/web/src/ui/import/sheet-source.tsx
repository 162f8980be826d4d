import { type Encoding, encodings } from '@horae/sheet-file/decode-text';
import type { ReadFileOptions } from '@horae/sheet-file/read-sheet-file';
import { Message } from '../message';
import { SelectField } from '../select-field';
import styles from './import.module.css';
import { importWords } from './import.words';
import type { OpenedFile } from './open-file';
import { ReadAs } from './read-as';

interface SheetSourceProps {
  file: OpenedFile;
  /** Why the last choice could not be read. */
  fault: string | undefined;
  onRead: (options: ReadFileOptions) => void;
}

/** Shows how a file was read; another sheet, or the encoding of a text file, can be chosen. */
export function SheetSource({ file, fault, onRead }: SheetSourceProps) {
  const say = importWords.use();
  const { readAs, sheets, sheet, sample, content } = file;
  const encoding = encodings.find((one) => one === readAs);
  return (
    <section aria-label={say('source')} className="stack-4">
      <ReadAs encoding={readAs} sample={sample} />
      <div className={styles.source}>
        {sheets.length > 1 && (
          <SelectField
            label={say('sheet')}
            value={sheet.name}
            options={sheets.map(({ name, isHidden }) => ({
              value: name,
              label: isHidden ? say('hiddenSheet', { name }) : name,
            }))}
            onChange={(name) => onRead({ sheet: name })}
          />
        )}
        {encoding && typeof content !== 'string' && (
          <SelectField
            label={say('encoding')}
            value={encoding}
            options={encodings.map((value) => ({ value, label: value }))}
            onChange={(value) => onRead({ encoding: value as Encoding })}
          />
        )}
      </div>
      {fault && <Message kind="danger">{fault}</Message>}
    </section>
  );
}
