import { flatMapInTurns } from '#platform/in-turns';
import type { WriteNews, WriteOrder, WriteTask } from './export.worker';
import type { ExportSheet } from './export-file';

/** Rows copied to the worker per message. */
const slice = 500;

const withoutRows = (sheet: ExportSheet): ExportSheet => ({ ...sheet, rows: [] });

/** Splits a task into messages, as copying a long list in one piece would block the page. */
function* ordersOf(task: WriteTask): Generator<WriteOrder> {
  const { sheets } = task.file;
  const [first, ...others] = sheets;
  yield { ...task, file: { ...task.file, sheets: [withoutRows(first), ...others.map(withoutRows)] } };
  for (const [sheet, { rows }] of sheets.entries())
    for (let at = 0; at < rows.length; at += slice) yield { sheet, rows: rows.slice(at, at + slice) };
  yield 'go';
}

/** Writes a file in a worker, so that the page stays responsive. Resolves with undefined if aborted. */
export function writeFile(
  task: WriteTask,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  const written = new Promise<Uint8Array<ArrayBuffer> | undefined>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The writer did not start.')));
    worker.addEventListener('message', ({ data }: MessageEvent<WriteNews>) => {
      if ('part' in data) onProgress(data.part);
      else if ('bytes' in data) resolve(data.bytes);
      else reject(new Error(data.failure));
    });
    signal.addEventListener('abort', () => resolve(undefined));
    const post = (order: WriteOrder): never[] => {
      worker.postMessage(order);
      return [];
    };
    void flatMapInTurns(ordersOf(task), post).catch(reject);
  });
  return written.finally(() => worker.terminate());
}
