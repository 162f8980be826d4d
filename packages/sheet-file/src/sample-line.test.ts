import { describe, expect, it } from 'vitest';
import { sampleLine } from './sample-line';

describe('the line shown of a file', () => {
  it.each([
    ['the first row with letters beyond English', 'όνομα\nAnna\r\n\r\nΑθηνά,1\nΣοφία', 'Αθηνά,1'],
    ['the heading, if only that has them', 'όνομα\nAnna', 'όνομα'],
    ['the first row, if all is English', 'name\rAnna\rMaria', 'Anna'],
    ['the only line', 'name', 'name'],
    ['nothing of an empty file', '\n \n', ''],
    ['no more than 200 characters', `name\n${'ώ'.repeat(300)}`, 'ώ'.repeat(200)],
  ])('is %s', (_what, whole, line) => {
    expect(sampleLine(whole)).toBe(line);
  });
});
