import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRosterSheet } from './index';
import { exampleSheet } from './test/example-sheet';
import { readingText } from './test/reading-text';

const folder = new URL('test/sheets/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));

describe('the example sheets', () => {
  it('are at least 40', () => expect(names.length).toBeGreaterThanOrEqual(40));

  it.each(names)('%s', (name) => {
    const { sheet, options, expected } = exampleSheet(readFileSync(new URL(name, folder), 'utf8'));

    expect(readingText(readRosterSheet(sheet, options))).toBe(expected);
  });
});
