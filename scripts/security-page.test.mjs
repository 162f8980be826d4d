import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './environment.mjs';

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 has; in each they are the first ones. */
const sections = `
  1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2,
  4.1 3, 4.2 1, 4.3 2, 4.4 4, 5.1 1, 5.2 3, 5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4,
  7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2, 8.1 2, 8.2 3, 8.3 1, 8.4 1, 9.1 3, 9.2 4,
  10.1 2, 10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3, 11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1,
  12.1 3, 12.2 2, 12.3 4, 13.1 1, 13.2 5, 13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3, 15.3 7,
  16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4, 17.3 2`;
const wanted = sections.split(',').flatMap((entry) => {
  const [section, count] = entry.trim().split(' ');
  return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
});
const verdicts = ['met', 'partly', 'not', 'does not apply'];

const page = join(root, 'docs', 'security.md');
const text = readFileSync(page, 'utf8');
const cells = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));
const rows = cells
  .filter(([numbers]) => /^\d+\./.test(numbers))
  .map(([numbers, asks, verdict, why]) => ({ numbers: numbers.split(', '), asks, verdict, why }));
const named = rows.flatMap(({ numbers }) => numbers);

describe('docs/security.md', () => {
  it('has each requirement of level 1 and 2 once, in their order', () => {
    expect(wanted).toHaveLength(253);
    expect(named).toEqual(wanted);
  });

  it('says of each what it asks, a verdict, and what shows it or why not', () => {
    for (const { numbers, asks, verdict, why } of rows) {
      expect([numbers, verdicts.includes(verdict)]).toEqual([numbers, true]);
      expect([numbers, asks, why]).toEqual([numbers, expect.stringMatching(/\S{3}/), expect.stringMatching(/\S{3}/)]);
    }
  });

  it('names a file or another part of the documentation for each that is met', () => {
    const bare = rows.filter(({ verdict, why }) => verdict === 'met' && !/\]\([^)]+\)/.test(why));

    expect(bare.flatMap(({ numbers }) => numbers)).toEqual([]);
  });

  it('counts the verdicts rightly', () => {
    const count = (verdict) =>
      rows.filter((row) => row.verdict === verdict).reduce((sum, { numbers }) => sum + numbers.length, 0);
    const stated = Object.fromEntries(cells.filter(([first]) => [...verdicts, 'together'].includes(first)));

    expect(stated).toEqual({
      ...Object.fromEntries(verdicts.map((verdict) => [verdict, String(count(verdict))])),
      together: String(named.length),
    });
  });

  it('names files and headings that are there', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
    const missing = targets.filter((target) => !target.startsWith('https://') && !isThere(target));

    const paths = [...text.matchAll(/`((?:apps|deploy|docs|e2e|packages|scripts|soak)\/[^`]+)`/g)].map(
      ([, path]) => path,
    );

    expect(missing).toEqual([]);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(targets.length).toBeGreaterThan(200);
  });

  it('lists as open what is not met', () => {
    const [, open = ''] = text.split('## What is open');
    const not = rows.filter(({ verdict }) => verdict === 'not').flatMap(({ numbers }) => numbers);

    for (const number of not) expect(open).toContain(number);
  });
});

function isThere(target) {
  const [path, heading] = target.split('#');
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(file)) return false;
  return heading === undefined || headingsOf(readFileSync(file, 'utf8')).includes(heading);
}

/** Headings as the addresses of their places in a page. */
const headingsOf = (markdown) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
