import { mostPackedBytes } from '@horae/sheet-file/limits';
import { useState } from 'react';
import { Button } from '../button';
import { TextArea } from '../text-area';
import { FileDrop } from '../upload/file-drop';
import { fileFaultText } from './file-fault-text';
import styles from './import.module.css';
import { importWords } from './import.words';
import { type OpenedFile, openFile } from './open-file';
import { sheetKinds } from './sheet-kinds';

// Some systems report no type for text files, or that of a spreadsheet.
const types = [...sheetKinds, 'application/vnd.ms-excel', ''];

interface SheetDropProps {
  label: string;
  /** Takes the file; returns a sentence if it is of no use. */
  onOpen: (file: OpenedFile) => string | undefined;
}

/** Takes a spreadsheet as a file, or cells copied from one. */
export function SheetDrop({ label, onOpen }: SheetDropProps) {
  const say = importWords.use();
  const [fault, setFault] = useState<{ of: 'file' | 'paste'; text: string }>();
  const [pasted, setPasted] = useState('');

  async function open(of: 'file' | 'paste', name: string, read: () => Promise<OpenedFile['content']>): Promise<void> {
    setFault(undefined);
    try {
      const text = onOpen(await openFile(name, await read()));
      if (text) setFault({ of, text });
    } catch (error) {
      setFault({ of, text: fileFaultText(error) });
    }
  }

  return (
    <div className={styles.drop}>
      <FileDrop
        label={label}
        limits={{ types, typeNames: say('sheetTypes'), bytes: mostPackedBytes }}
        error={fault?.of === 'file' ? fault.text : undefined}
        onFiles={([file]) => file && void open('file', file.name, async () => new Uint8Array(await file.arrayBuffer()))}
      />
      <form
        className="stack-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.trim() === '') setFault({ of: 'paste', text: say('nothingPasted') });
          else void open('paste', say('pastedName'), async () => pasted);
        }}
      >
        <TextArea
          label={say('paste')}
          hint={say('pasteHint')}
          value={pasted}
          error={fault?.of === 'paste' ? fault.text : undefined}
          onChange={({ target }) => setPasted(target.value)}
        />
        <div>
          <Button type="submit">{say('readPaste')}</Button>
        </div>
      </form>
    </div>
  );
}
