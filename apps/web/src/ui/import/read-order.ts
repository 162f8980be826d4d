import { type FaultReason, FileFault } from '@horae/sheet-file/file-fault';
import { type ReadFileOptions, readSheetFile, readSheetText, type SheetFile } from '@horae/sheet-file/read-sheet-file';

export type OpenOrder = { content: Uint8Array<ArrayBuffer> | string; options: ReadFileOptions };
export type OpenNews = { file: SheetFile } | { fault: { reason: FaultReason; message: string; detail: string } };

/** Reads a file, or says why it cannot be read. */
export async function read({ content, options }: OpenOrder): Promise<OpenNews> {
  try {
    return { file: typeof content === 'string' ? readSheetText(content) : await readSheetFile(content, options) };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { reason, message, detail } = error;
    return { fault: { reason, message, detail } };
  }
}
