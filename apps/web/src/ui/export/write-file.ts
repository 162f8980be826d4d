import type { WriteNews, WriteTask } from './export.worker';

/** Writes a file in a worker, so that the page answers all the while. An abort ends it without a word. */
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
    worker.postMessage(task);
  });
  return written.finally(() => worker.terminate());
}
