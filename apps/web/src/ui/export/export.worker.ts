import displayFont from '@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf?url';
import textFont from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import strongFont from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import { writeCsv } from './csv';
import type { ExportFile, ExportSheet, FileFormat } from './export-file';
import type { PdfTexts } from './pdf/write-pdf';
import { pagesOf } from './print-document';

/** A file to write, first without its rows; they follow in slices until `go`. */
export interface WriteTask {
  format: FileFormat;
  file: ExportFile;
  /** Determines the CSV separator and decimal mark. */
  locale: string;
  texts: PdfTexts & { about: string };
}

export type WriteOrder = WriteTask | { sheet: number; rows: ExportSheet['rows'] } | 'go';

export type WriteNews = { part: number } | { bytes: Uint8Array<ArrayBuffer> } | { failure: string };

const tell = (news: WriteNews, transfer: Transferable[] = []) => self.postMessage(news, { transfer });

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

async function write({ format, file, locale, texts }: WriteTask): Promise<Uint8Array> {
  if (format === 'csv') return new TextEncoder().encode(writeCsv(file.sheets[0], locale));
  if (format === 'xlsx') {
    const { writeWorkbook } = await import('./xlsx');
    return writeWorkbook(file, texts.about);
  }
  const [{ writePdf }, text, strong, display] = await Promise.all([
    import('./pdf/write-pdf'),
    load(textFont),
    load(strongFont),
    load(displayFont),
  ]);
  return writePdf(pagesOf(file), { text, strong, display }, texts, (part) => tell({ part }));
}

let task: WriteTask;
const rows: ExportSheet['rows'][number][][] = [];

/** The task completed with the received rows. */
function whole(): WriteTask {
  const [first, ...others] = task.file.sheets;
  const filled = (sheet: ExportSheet, at: number) => ({ ...sheet, rows: rows[at] ?? [] });
  return {
    ...task,
    file: { ...task.file, sheets: [filled(first, 0), ...others.map((one, at) => filled(one, at + 1))] },
  };
}

self.addEventListener('message', async ({ data }: MessageEvent<WriteOrder>) => {
  if (data !== 'go') {
    if ('rows' in data) for (const row of data.rows) (rows[data.sheet] ??= []).push(row);
    else task = data;
    return;
  }
  try {
    const bytes = new Uint8Array(await write(whole()));
    tell({ bytes }, [bytes.buffer]);
  } catch (error) {
    tell({ failure: String(error) });
  }
});
