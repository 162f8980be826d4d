import { type OpenOrder, read } from './read-order';

self.addEventListener('message', async ({ data }: MessageEvent<OpenOrder>) => self.postMessage(await read(data)));
