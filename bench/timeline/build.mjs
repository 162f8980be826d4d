import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../scripts/environment.mjs';

const pages = join(import.meta.dirname, 'pages');
const timeline = join(root, 'packages', 'timeline', 'src', 'index.ts');

/** Our pages use the product's React; react-calendar-timeline cannot run on it and has its own copy. */
const reactOfTheProduct = {
  name: 'react-of-the-product',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOurs = importer?.startsWith(pages) && !importer.includes('react-calendar-timeline');
    return isOurs && /^react(-dom)?(\/|$)/.test(source) ? this.resolve(source, timeline, { skipSelf: true }) : null;
  },
};

const settings = {
  configFile: false,
  root: pages,
  logLevel: 'error',
  plugins: [reactOfTheProduct, react()],
};

/** Builds the host page with every adapter for production; returns its directory. */
export async function buildPages() {
  const outDir = mkdtempSync(join(tmpdir(), 'horae-timelines-'));
  await build({ ...settings, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 } });
  return outDir;
}

/** What a component adds to a page besides React, compressed: KiB of scripts and of styles. */
export async function sizeOf(entries) {
  const { output } = await build({
    ...settings,
    build: {
      write: false,
      chunkSizeWarningLimit: 2000,
      rollupOptions: { input: entries, external: /^react(-dom)?(\/|$)|\/data\.js$/, preserveEntrySignatures: 'strict' },
    },
  });
  const kib = (isCounted) =>
    output
      .filter(({ fileName }) => isCounted(fileName))
      .reduce((sum, { code, source }) => sum + gzipSync(code ?? source).length / 1024, 0);
  return { scripts: kib((name) => name.endsWith('.js')), styles: kib((name) => name.endsWith('.css')) };
}

export const sizeOfTimeline = () => sizeOf([timeline, join(root, 'packages', 'timeline', 'src', 'timeline.css')]);
