import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { noChunkCircles } from './no-chunk-circles';
import { pieces } from './pieces';
import { tokenCss } from './src/platform/token-css';

/** Serves the colour tokens as a style sheet: `import 'virtual:tokens.css'`. */
function tokens(): Plugin {
  const id = '\0virtual:tokens.css';
  return {
    name: 'horae-tokens',
    resolveId: (source) => (source === 'virtual:tokens.css' ? id : null),
    load: (source) => (source === id ? tokenCss() : null),
  };
}

/** Returns the proxy pattern of `/users/:id`: this path, with or without a trailing slash and a query. */
function proxied(path: string): string {
  return `^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?(\\?.*)?$`;
}

const server = process.env.HORAE_SERVER ?? 'http://localhost:4000';

/** In development, proxies every call to the server. Vite loads the contract, which finds its areas by file name. */
function proxy(): Plugin {
  const contract = fileURLToPath(new URL('../../packages/contract/src/all-contracts.ts', import.meta.url));
  return {
    name: 'horae-proxy',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    async config() {
      const { module } = await runnerImport<typeof import('@horae/contract/all-contracts')>(contract, {
        configFile: false,
      });
      return { server: { proxy: Object.fromEntries(module.allContracts.map(({ path }) => [proxied(path), server])) } };
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    tokens(),
    proxy(),
    noChunkCircles(),
  ],
  resolve: {
    alias: [
      // Mirrors `imports` in package.json, as Vite tries only the first of its two extensions.
      {
        find: /^#(platform|ui|areas|roster|features)\//,
        replacement: fileURLToPath(new URL('src/$1/', import.meta.url)),
      },
      // In the browser the contract only records its schemas; platform/schema/parse.ts interprets them.
      { find: /^zod$/, replacement: fileURLToPath(new URL('src/platform/schema/recorded.ts', import.meta.url)) },
    ],
  },
  // ES workers can load chunks lazily; the externals are optional dependencies of jsPDF that we do not use.
  worker: { format: 'es', rolldownOptions: { external: ['canvg', 'html2canvas', 'dompurify'] } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
    sourcemap: true,
    // Preload lists are part of every page, so they contain only large chunks; small ones are loaded when imported.
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => /\.css$|\/(roster|grid|common)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Keeps a group to the modules it matches; with their dependencies, the login would load the calendars.
          includeDependenciesRecursively: false,
          groups: pieces,
        },
      },
    },
  },
});
