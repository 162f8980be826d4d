import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const commands = Object.values(scripts).flatMap((script) => /command\.mjs (\S+)$/.exec(script)?.[1] ?? []);

/** Packages of hundreds of small files: in the bundle, a thread for an import starts in half the time. */
export const bundled = ['drizzle-orm', 'zod'];

/** One bundle an entry; packages from the registry stay outside but for these, workspace packages come in. */
export default defineConfig({
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'heavy.thread': 'src/heavy.thread.ts',
        ...Object.fromEntries(commands.map((name) => [`cli/${name}`, `src/cli/${name}.ts`])),
      },
    },
  },
});
