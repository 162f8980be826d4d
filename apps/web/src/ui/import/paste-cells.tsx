import { useState } from 'react';
import { Button } from '../button';
import { TextArea } from '../text-area';
import type { KeptFile } from '../upload/upload-field';
import { useUploads } from '../upload/use-uploads';
import { importWords } from './import.words';

/** Takes cells copied from a spreadsheet, as a file for the server. */
export function PasteCells({ onFile }: { onFile: (file: KeptFile) => void }) {
  const say = importWords.use();
  const uploads = useUploads('attachment');
  const [pasted, setPasted] = useState('');
  const [isEmpty, setEmpty] = useState(false);

  async function read(): Promise<void> {
    setEmpty(pasted.trim() === '');
    if (pasted.trim() === '') return;
    const name = `${say('pastedName')}.csv`;
    const stored = await uploads.send(name, new File([pasted], name, { type: 'text/csv' }));
    if (!stored) return;
    setPasted('');
    onFile(stored);
  }

  return (
    <form
      className="stack-2"
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <TextArea
        label={say('paste')}
        hint={say('pasteHint')}
        value={pasted}
        error={isEmpty ? say('nothingPasted') : uploads.error}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div>
        <Button type="submit" aria-disabled={uploads.underWay.length > 0 || undefined}>
          {say('readPaste')}
        </Button>
      </div>
    </form>
  );
}
