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
const code = execFileSync('git', ['grep', '-h', '', '--', 'apps/server/src', 'packages/*/src/*'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
});
const valuesIn = (sentence) => [...sentence.matchAll(/\{\d\}/g)].map(String).sort();

it('finds the sentences of the server', () => expect(said.length).toBeGreaterThan(400));

const singleFiles = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/src/platform/locales/*.json'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((path) => /locales\/\w+\.json$/.test(path));
/** Where what the login and an employee's own time may be refused with is decided. */
const ofOwnPages =
  /\/(?:password-links\.service|second-step\.service|weak-(?:password|pin)\.rules|asked-punches|own-(?:requests|clock|publications)\.service|confirm-publications\.service|correction-requests\.contract|count-attempt|refuse-closed-days)\.ts$/;

describe.each(singleFiles)('%s', (path) => {
  const { sentences, parts } = JSON.parse(readFileSync(join(root, path), 'utf8')).server;

  it('has what the server answers on its pages, and no sentence that it does not know', () => {
    const needed = [...serverSentences()].filter(([, file]) => ofOwnPages.test(file)).map(([sentence]) => sentence);
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((sentence) => !(sentence in sentences))).toEqual([]);
    expect(Object.keys(sentences).filter((sentence) => !said.includes(sentence))).toEqual([]);
    expect(Object.keys(parts).filter((part) => !part.split(/\{\d\}/).every((one) => code.includes(one)))).toEqual([]);
  }, 60_000);

  it('takes the same values', () => {
    for (const [english, translated] of Object.entries({ ...sentences, ...parts }))
      expect(valuesIn(translated), english).toEqual(valuesIn(english));
  });
});

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
