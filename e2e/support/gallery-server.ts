import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../apps/web/', import.meta.url));

export interface GalleryServer {
  url: string;
  close(): Promise<void>;
}

/** Builds and serves the page of all shared components, which is not part of the product. */
export async function startGallery(): Promise<GalleryServer> {
  const { build, preview } = (await import(createRequire(import.meta.url).resolve('vite'))) as typeof import('vite');
  const outDir = await mkdtemp(join(tmpdir(), 'horae-gallery-'));
  const config = {
    configFile: `${web}vite.config.ts`,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      sourcemap: false,
      minify: false,
      rolldownOptions: { input: `${web}gallery/index.html` },
    },
    preview: { port: 0, host: '127.0.0.1', proxy: {} },
  } as const;
  await build(config);
  const server = await preview(config);
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The gallery has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/gallery/index.html`,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
