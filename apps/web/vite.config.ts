import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { pieces } from './pieces';
import { tokenCss } from './src/platform/token-css';

/** The colour tokens as a stylesheet, `import 'virtual:tokens.css'`. */
function tokens(): Plugin {
  const id = '\0virtual:tokens.css';
  return {
    name: 'horae-tokens',
    resolveId: (source) => (source === 'virtual:tokens.css' ? id : null),
    load: (source) => (source === id ? tokenCss() : null),
  };
}

/** `/users/:id` as the development server's proxy matches it: this path, with or without a slash and a query. */
function proxied(path: string): string {
  return `^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?(\\?.*)?$`;
}

const server = process.env.HORAE_SERVER ?? 'http://localhost:4000';

/** In development every call goes to the server. The contract is read as Vite builds it: its areas are found by their names. */
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
  ],
  resolve: {
    alias: [
      // As in package.json's `imports`, of whose two endings Vite would try the first only.
      {
        find: /^#(platform|ui|areas|roster|features)\//,
        replacement: fileURLToPath(new URL('src/$1/', import.meta.url)),
      },
      // In the browser the contract's schemas are written down, and read by platform/schema/parse.ts.
      { find: /^zod$/, replacement: fileURLToPath(new URL('src/platform/schema/recorded.ts', import.meta.url)) },
    ],
  },
  // Files are written in workers, whose heavy parts come when they are needed.
  worker: { format: 'es', rolldownOptions: { external: ['canvg', 'html2canvas', 'dompurify'] } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
    sourcemap: true,
    // Every page carries the lists of what to fetch ahead: the large parts are on them, the small ones are found on the way.
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => /\.css$|\/(roster|grid|common)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group is what it names and not all that leads there, or the login would come with the calendars.
          includeDependenciesRecursively: false,
          groups: pieces,
        },
      },
    },
  },
});
