import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { allContracts } from '../../packages/contract/src/all-contracts';
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

const core =
  /node_modules\/(react|react-dom|scheduler|i18next|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//;

// What the calendars draw at once; details, cards and phone views come when they are opened.
const roster =
  /\/(apps\/web\/src\/roster\/(?!detail\/|phone\/|export\/(?!roster-export|roster-picture|roster-deeds)|feed\/|open-cards|hung-layer|row-menu|employee-deeds|grid\/hover-card|model\/(breakdown|ics)\.)|packages\/timeline\/src\/)/;

// Small parts that every signed-in page draws with; the login does without them.
const parts =
  /\/apps\/web\/src\/(ui\/(action-menu|combobox\/(?!drawn-|option-row|option-groups|option-list\.module|use-drawn|grouped-|creatable-)|radio-tabs|modal-layer|use-focus-return|drawer\.|dialog\.|sheet-head|skeleton|empty-state|error-panel|search-field|switch|hanging|date-jump\/date-jump|export\/(export-menu|export\.words)|shift-types|hotel\/)|platform\/(live\.queries|event-stream|screen-keys|changes|bookmarks\.queries|format-hours))/;

const server = process.env.HORAE_SERVER ?? 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }), react(), tokens()],
  resolve: {
    alias: [
      // As in package.json's `imports`, of whose two endings Vite would try the first only.
      { find: /^#(platform|ui|roster|features)\//, replacement: fileURLToPath(new URL('src/$1/', import.meta.url)) },
      // The browser takes paths, methods and types from the contract and never parses with its schemas.
      { find: /^zod$/, replacement: fileURLToPath(new URL('src/platform/no-schemas.ts', import.meta.url)) },
    ],
  },
  // Files are written in workers, whose heavy parts come when they are needed.
  worker: { format: 'es', rolldownOptions: { external: ['canvg', 'html2canvas', 'dompurify'] } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    sourcemap: true,
    // Every page carries the lists of what to fetch ahead: the large parts are on them, the small ones are found on the way.
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => /\.css$|\/(roster|action-menu)-/.test(file)),
    },
    // What every page needs comes in one piece, which also compresses better than forty.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group is what it names and not all that leads there, or the login would come with the calendars.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', test: core },
            { name: 'roster', test: roster },
            { name: 'parts', test: parts },
            // What is known of every route before its screen is fetched: alike and small, so one piece.
            { name: 'routes', test: /\/apps\/web\/src\/(routes\/[^?]*$|routeTree\.gen)/ },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(allContracts.map(({ path }) => [proxied(path), server])) },
});
