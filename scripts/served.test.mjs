import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServed } from './served.mjs';

const folder = mkdtempSync(join(tmpdir(), 'horae-served-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name, text) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}

const ready = `process.stdout.write('Horae is ready at http://localhost:7\\n');`;

it.each([
  ['runs', 'setInterval(() => undefined, 1000);'],
  ['has crashed', 'process.exitCode = 3;'],
])('stops a server that %s, and removes its data', async (name, rest) => {
  const served = await startServed({}, program(name, `${ready} ${rest}`));
  expect(served.address).toBe('http://localhost:7');

  await served.stop();

  expect(existsSync(served.directory)).toBe(false);
});

it('says that a server ended before it was ready, and removes its data', async () => {
  const note = join(folder, 'note');
  const text = `import { writeFileSync } from 'node:fs';
    writeFileSync(process.env.NOTE, process.env.HORAE_DATA_DIR);
    process.exitCode = 4;`;

  await expect(startServed({ NOTE: note }, program('ended', text))).rejects.toThrow(
    'The server ended with 4 before it was ready.',
  );

  expect(existsSync(readFileSync(note, 'utf8'))).toBe(false);
});
