import displayFont from '@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf?url';
import textFont from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import strongFont from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import { writeCsv } from './csv';
import type { ExportFile, FileFormat } from './export-file';
import type { PdfTexts } from './pdf/write-pdf';
import { pagesOf } from './print-document';

export interface WriteTask {
  format: FileFormat;
  file: ExportFile;
  /** Says where a comma stands before decimals. */
  locale: string;
  texts: PdfTexts & { about: string };
}

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

self.addEventListener('message', async ({ data }: MessageEvent<WriteTask>) => {
  try {
    const bytes = new Uint8Array(await write(data));
    tell({ bytes }, [bytes.buffer]);
  } catch (error) {
    tell({ failure: String(error) });
  }
});
