import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/environment.mjs';

// `npm run bench` runs all; `npm run bench -- calls pages` only those.
const parts = {
  process: async () => (await import('./process.mjs')).benchProcess(),
  pages: async () => (await import('./pages.mjs')).benchPages(),
  calls: async () => (await import('./calls.mjs')).benchCalls(),
  timeline: async () => (await import('./timeline.mjs')).benchTimeline(),
  peers: async () => (await import('./peers.mjs')).benchPeers(),
  lighthouse: async () => (await import('./lighthouse.mjs')).benchLighthouse(),
};

const wanted = process.argv.slice(2);
const results = [];
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  for (const row of await run()) {
    results.push({ part: name, ...row });
    process.stdout.write(`${line(row)}\n`);
  }
}
const directory = join(root, 'bench', 'results');
mkdirSync(directory, { recursive: true });
const at = new Date().toISOString();
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
const file = join(directory, `${at.replaceAll(':', '-')}.json`);
writeFileSync(file, `${JSON.stringify({ at, machine, results }, null, 2)}\n`);
process.stdout.write(`\nWritten to ${file}\n`);

function line({ what, unit, value, budget, isAtLeast }) {
  const shown = `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`.trim();
  if (budget === undefined) return `    ${what.padEnd(64)} ${shown}`;
  const isKept = isAtLeast ? value >= budget : value <= budget;
  return `  ${isKept ? '✓' : '✗'} ${what.padEnd(64)} ${shown.padEnd(12)} ${isAtLeast ? '≥' : '≤'} ${budget}`;
}
