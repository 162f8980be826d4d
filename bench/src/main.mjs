import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fail, root } from '../../scripts/environment.mjs';
import { print } from './report.mjs';

// `npm run bench` runs everything; `npm run bench -- calls pages` runs only those parts.
const parts = {
  process: async () => (await import('./process.mjs')).benchProcess(),
  sizing: async () => (await import('./sizing.mjs')).benchSizing(),
  pages: async () => (await import('./pages.mjs')).benchPages(),
  calls: async () => (await import('./calls.mjs')).benchCalls(),
  beside: async () => (await import('./beside.mjs')).benchBeside(),
  streams: async () => (await import('./streams.mjs')).benchStreams(),
  search: async () => (await import('./search.mjs')).benchSearch(),
  'working-hours': async () => (await import('./working-hours.mjs')).benchWorkingHours(),
  punches: async () => (await import('./punches.mjs')).benchPunches(),
  sheets: async () => (await import('./sheets.mjs')).benchSheets(),
  planning: async () => (await import('./planning.mjs')).benchPlanning(),
  'roster-history': async () => (await import('./roster-history.mjs')).benchRosterHistory(),
  'planning-screen': async () => (await import('./planning-screen.mjs')).benchPlanningScreen(),
  declarations: async () => (await import('./declarations.mjs')).benchDeclarations(),
  screen: async () => (await import('./screen.mjs')).benchScreen(),
  export: async () => (await import('./export.mjs')).benchExport(),
  'working-time': async () => (await import('./working-time.mjs')).benchWorkingTime(),
  'roster-grid': async () => (await import('./roster-grid.mjs')).benchRosterGrid(),
  timeline: async () => (await import('./timeline.mjs')).benchTimeline(),
  peers: async () => (await import('./peers.mjs')).benchPeers(),
  lighthouse: async () => (await import('./lighthouse.mjs')).benchLighthouse(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown) fail(`There is no "${unknown}". Choose among: ${Object.keys(parts).join(', ')}.`);
const results = [];
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const rows = await run();
  results.push(...rows.map((row) => ({ part: name, ...row })));
  print(rows);
}
const directory = join(root, 'bench', 'results');
mkdirSync(directory, { recursive: true });
const at = new Date().toISOString();
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg() };
const file = join(directory, `${at.replaceAll(':', '-')}.json`);
writeFileSync(file, `${JSON.stringify({ at, machine, results }, null, 2)}\n`);
process.stdout.write(`\nWritten to ${file}\n`);
