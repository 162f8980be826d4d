import { decodeText, type Encoding } from '@horae/sheet-file/decode-text';
import { FileFault } from '@horae/sheet-file/file-fault';
import { isArchive, readSheetFile, readSheetText, type SheetFile } from '@horae/sheet-file/read-sheet-file';
import { sampleLine } from '@horae/sheet-file/sample-line';
import { invalid } from '../errors';
import { refuseLongFile } from './refuse-long-file';

export interface HowToRead {
  encoding?: Encoding | undefined;
  sheet?: string | undefined;
  putBack?: number[] | undefined;
}

/** A file for an import. A text file keeps its text, because not every one is a table. */
export interface ImportFile extends Omit<SheetFile, 'separator' | 'sheet'> {
  text: string | null;
  sheet: () => SheetFile['sheet'];
}

/** Reads the bytes of a file for an import; a fault names the fix. */
export async function readImportFile(content: Uint8Array, how: HowToRead = {}): Promise<ImportFile> {
  if (isArchive(content)) {
    const { sheet, ...file } = await readSheetFile(content, how);
    return { ...file, text: null, sheet: () => sheet };
  }
  const { text, encoding } = decodeText(content, how.encoding);
  refuseLongFile(text);
  return {
    readAs: encoding,
    sheets: [],
    sample: sampleLine(text),
    text,
    sheet: () => readSheetText(text).sheet,
  };
}

const fields: Partial<Record<FileFault['reason'], string>> = { 'no-sheet': 'sheet', 'other-encoding': 'encoding' };

/** The same for a call: a fault refuses the field that has to change. */
export async function refusingFaults<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileFault) throw invalid(fields[error.reason] ?? 'file', error.message);
    throw error;
  }
}
