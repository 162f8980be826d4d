import { useState } from 'react';
import { Button } from '../button';
import { Message } from '../message';
import { ColumnMapping, type Mapping } from './column-mapping';
import { importWords } from './import.words';

interface UnknownColumnsProps {
  /** Explains that the columns are unknown and what to do. */
  text: string;
  fields: readonly { key: string; label: string }[];
  heading: readonly string[];
  /** Whether all required fields have a column. */
  isReady: (mapping: Mapping) => boolean;
  onDone: (mapping: Mapping) => void;
}

/** Asks for the mapping of a file whose columns are not recognised. */
export function UnknownColumns({ text, fields, heading, isReady, onDone }: UnknownColumnsProps) {
  const say = importWords.use();
  const [mapping, setMapping] = useState<Mapping>({});
  const isWhole = isReady(mapping);
  return (
    <div className="stack-4">
      <Message kind="info">{text}</Message>
      <ColumnMapping fields={fields} heading={heading} mapping={mapping} onChange={setMapping} />
      <div className="row-3 wraps centred">
        <Button look="solid" aria-disabled={!isWhole || undefined} onClick={() => isWhole && onDone(mapping)}>
          {say('check')}
        </Button>
      </div>
    </div>
  );
}
