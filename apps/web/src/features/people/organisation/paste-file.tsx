import { mostPackedBytes } from '@horae/sheet-file/limits';
import { useState } from 'react';
import { fileFaultText } from '#ui/import/file-fault-text';
import { importWords } from '#ui/import/import.words';
import { openFile } from '#ui/import/open-file';
import { sheetKinds } from '#ui/import/sheet-kinds';
import { FileDrop } from '#ui/upload/file-drop';
import { organisationWords } from './organisation.words';

const limits = { types: [...sheetKinds, 'application/vnd.ms-excel', ''], bytes: mostPackedBytes };

/** Takes the rows of a spreadsheet file, as if they had been copied. */
export function PasteFile({ onRows }: { onRows: (rows: string) => void }) {
  const say = organisationWords.use();
  const sayImport = importWords.use();
  const [fault, setFault] = useState<string>();

  async function read(file: File): Promise<void> {
    setFault(undefined);
    try {
      const { sheet } = await openFile(file.name, new Uint8Array(await file.arrayBuffer()));
      onRows(sheet.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? '').join('\t')).join('\n'));
    } catch (error) {
      setFault(fileFaultText(error));
    }
  }

  return (
    <FileDrop
      label={say('pasteFile')}
      limits={{ ...limits, typeNames: sayImport('sheetTypes') }}
      error={fault}
      onFiles={([file]) => file && void read(file)}
    />
  );
}
