import { defineConfig } from 'vite';

/** Builds the command that starts the simulator as one bundle that Node runs. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    rollupOptions: { input: { command: 'command/ergani-simulator.ts' } },
  },
});
