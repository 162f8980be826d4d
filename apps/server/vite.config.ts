import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

const commands = readdirSync(new URL('src/cli', import.meta.url)).filter((file) =>
  /^(admin|backup|due|export|import|import-all|import-punches|keys|restore|seed)\.ts$/.test(file),
);

/** One bundle an entry; packages from the registry stay outside, workspace packages come in. */
export default defineConfig({
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
        ...Object.fromEntries(commands.map((file) => [`cli/${file.slice(0, -3)}`, `src/cli/${file}`])),
      },
    },
  },
});
