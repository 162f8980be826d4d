import { defineConfig } from 'vite';

/** One bundle an entry; packages from the registry stay outside, workspace packages come in. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: { input: { main: 'src/main.ts' } },
  },
});
