import type { ReadFileOptions, SheetFile } from '@horae/sheet-file/read-sheet-file';
import type { OpenNews, OpenOrder } from './read-order';

/** A chosen file or pasted text, as it was read; the content stays for reading it in another way. */
export interface OpenedFile extends SheetFile {
  name: string;
  content: Uint8Array<ArrayBuffer> | string;
}

const largeFile = 400_000;

/** Reads a file or pasted text; the reader loads on demand, and large files are read by a worker. */
export async function openFile(
  name: string,
  content: OpenedFile['content'],
  options: ReadFileOptions = {},
): Promise<OpenedFile> {
  const order = { content, options };
  const news =
    content.length > largeFile ? await readInWorker(order) : await (await import('./read-order')).read(order);
  if ('file' in news) return { ...news.file, name, content };
  const { FileFault } = await import('@horae/sheet-file/file-fault');
  throw new FileFault(news.fault.reason, news.fault.message, news.fault.detail);
}

function readInWorker(order: OpenOrder): Promise<OpenNews> {
  const worker = new Worker(new URL('./open-file.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<OpenNews>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OpenNews>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
