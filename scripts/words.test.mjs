import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { root } from './environment.mjs';
import { bannedIn, bannedWords, isReadByPeople, readText, textsIn } from './read-texts.mjs';

const phrases = bannedIn(readText(root, 'docs/words.md'));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter(isReadByPeople);

describe('the texts that people read', () => {
  it('use no word that docs/words.md does not want', { timeout: 120_000 }, () => {
    const found = files.flatMap((path) =>
      textsIn(path, readText(root, path)).flatMap(({ line, text }) =>
        bannedWords(text, phrases).map((phrase) => `${path}:${line} “${phrase}”: ${text.slice(0, 100)}`),
      ),
    );

    expect(files.length).toBeGreaterThan(1000);
    expect(found).toEqual([]);
  });
});

describe('docs/words.md', () => {
  it('names each unwanted word once, and none that it wants', () => {
    expect(phrases.length).toBeGreaterThan(50);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});

describe('the search for words', () => {
  it.each([
    ['a value of a catalogue', 'a.words.ts', "export const w = words('x', { a: 'Settled' });", ['settled']],
    ['a sentence of an error', 'a.ts', "throw invalid('x', 'Name the person.');", ['name the']],
    ['a sentence with a value', 'a.ts', `const a = \`The place of \${name} is there already.\`;`, ['is there already']],
    ['text between tags', 'a.tsx', 'const a = <p>To whom it may concern</p>;', ['whom']],
    ['not a name in code', 'a.ts', "const state = 'settled';", []],
    ['not a key', 'a.words.ts', "export const w = words('x', { 'settled': 'Resolved' });", []],
    ['not SQL', 'a.ts', 'const a = sql`select whom from deeds`;', []],
    ['not a part of a word', 'a.words.ts', "export const w = words('x', { a: 'Unsettled' });", []],
  ])('finds %s', (_, path, source, expected) => {
    const banned = ['settled', 'name the', 'is there already', 'whom'];

    expect(textsIn(path, source).flatMap(({ text }) => bannedWords(text, banned))).toEqual(expected);
  });
});
