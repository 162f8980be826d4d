import { defineConfig } from 'vite';

/** Builds the package as one bundle that Node runs. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rollupOptions: { input: { index: 'src/index.ts' } },
  },
});
