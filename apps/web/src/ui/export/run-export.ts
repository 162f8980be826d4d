import { copyText } from '#platform/copy-text';
import { fileLocale } from '#platform/in-language';
import { notify } from '#platform/notify';
import { reportExport } from '#platform/report-export.queries';
import { saveFile } from '#platform/save-file';
import { printedNote } from '../print-head/printed-note';
import { atHotel } from './at-hotel';
import { writeTabs } from './csv';
import { exportWords } from './export.words';
import { type ExportFile, type ExportFormat, type FileFormat, fileName } from './export-file';
import { exportJob, printing } from './export-job';
import { pagesOf } from './print-document';
import { writeFile } from './write-file';

const types: Record<FileFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** Keeps only what the writer of a format reads, to avoid copying the rest to the worker. */
function neededOf(file: ExportFile, format: FileFormat): ExportFile {
  const { print, ...rest } = file;
  const [first, ...others] = file.sheets;
  if (format === 'csv') return { ...rest, sheets: [first] };
  if (format === 'xlsx') return { ...rest, sheets: [first, ...others] };
  return print ? { ...file, sheets: [{ ...first, rows: [] }] } : { ...rest, sheets: [first] };
}

async function download(format: FileFormat, file: ExportFile): Promise<void> {
  const { say } = exportWords;
  exportJob.get()?.cancel();
  const stop = new AbortController();
  const name = fileName(file, format);
  const job = { file: name, cancel: () => stop.abort() };
  exportJob.set({ ...job, part: null });
  try {
    const texts = { printed: printedNote(), page: say('page'), about: say('about') };
    const task = { format, file: neededOf(file, format), locale: fileLocale(), texts };
    const bytes = await writeFile(task, stop.signal, (part) => {
      if (!stop.signal.aborted) exportJob.set({ ...job, part });
    });
    if (!bytes) return;
    saveFile(name, types[format], bytes);
    notify(file.done ?? say('done', { count: file.sheets[0].rows.length }), { kind: 'success' });
  } catch {
    notify(say('failed'), { kind: 'error' });
  } finally {
    if (exportJob.get()?.cancel === job.cancel) exportJob.set(null);
  }
}

async function report(format: ExportFormat, { personal, hotel, sheets }: ExportFile): Promise<void> {
  if (!personal) return;
  const rows = sheets[0].rows.length;
  await reportExport({ screen: personal, format, rows, ...(hotel !== undefined && { hotel }) });
}

/** Writes, prints or copies what a screen describes, and reports when it is done. */
export async function runExport(format: ExportFormat, described: ExportFile): Promise<void> {
  const { say } = exportWords;
  const file = atHotel(described);
  await report(format, file);
  if (format === 'copy') {
    const isCopied = await copyText(writeTabs(file.sheets[0], fileLocale()));
    if (isCopied) notify(say('copied', { count: file.sheets[0].rows.length }), { kind: 'success' });
    else notify(say('notCopied'), { kind: 'error' });
    return;
  }
  const { mountExportLayer } = await import('./export-layer');
  mountExportLayer();
  if (format === 'print') printing.set({ pages: pagesOf(file), note: printedNote() });
  else await download(format, file);
}
