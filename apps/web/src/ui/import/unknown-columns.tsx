import { useState } from 'react';
import { Button } from '../button';
import { Message } from '../message';
import { ColumnMapping, type Mapping } from './column-mapping';
import { importWords } from './import.words';
import styles from './import-steps.module.css';

interface UnknownColumnsProps {
  /** That nobody knows these columns, and what to do. */
  text: string;
  fields: readonly { key: string; label: string }[];
  heading: readonly string[];
  /** Is there a column for everything that is needed? */
  isReady: (mapping: Mapping) => boolean;
  onDone: (mapping: Mapping) => void;
}

/** For a file whose columns nobody knows. */
export function UnknownColumns({ text, fields, heading, isReady, onDone }: UnknownColumnsProps) {
  const say = importWords.use();
  const [mapping, setMapping] = useState<Mapping>({});
  const isWhole = isReady(mapping);
  return (
    <div className="stack-4">
      <Message kind="info">{text}</Message>
      <ColumnMapping fields={fields} heading={heading} mapping={mapping} onChange={setMapping} />
      <div className={styles.actions}>
        <Button look="solid" aria-disabled={!isWhole || undefined} onClick={() => isWhole && onDone(mapping)}>
          {say('check')}
        </Button>
      </div>
    </div>
  );
}
