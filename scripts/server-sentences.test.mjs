import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './environment.mjs';
import { serverSentences } from './server-sentences.mjs';

const catalogues = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/src/platform/locales/*/server.json'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n');
const said = [...serverSentences().keys()];
const code = execFileSync('git', ['grep', '-h', '', '--', 'apps/server/src', 'packages/*/src'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
});
const valuesIn = (sentence) => [...sentence.matchAll(/\{\d\}/g)].map(String).sort();

it('finds the sentences of the server', () => expect(said.length).toBeGreaterThan(400));

describe.each(catalogues)('%s', (path) => {
  const { sentences, parts } = JSON.parse(readFileSync(join(root, path), 'utf8'));

  it('has every sentence that the server answers with, and no other', () => {
    expect(Object.keys(sentences).sort()).toEqual(said.toSorted());
  });

  it('has only parts that the server puts into its sentences', () => {
    const unused = Object.keys(parts).filter((part) => !part.split(/\{\d\}/).every((words) => code.includes(words)));
    expect(unused).toEqual([]);
  });

  it('takes the same values', () => {
    for (const [english, translated] of Object.entries({ ...sentences, ...parts }))
      expect(valuesIn(translated), english).toEqual(valuesIn(english));
  });
});
