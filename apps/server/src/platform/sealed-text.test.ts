import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealer } from './sealed-text';

const { seal, open, print } = sealer(randomBytes(32));
const about = '1003 1001 taxNumber';

describe('a sealed text', () => {
  it('opens with its key, and differs each time', () => {
    const sealed = seal('123456783', about);

    expect(sealed).not.toContain('123456783');
    expect(seal('123456783', about)).not.toBe(sealed);
    expect(open(sealed, about)).toBe('123456783');
    expect(open(seal('Ελένη', about), about)).toBe('Ελένη');
  });

  it.each([
    ['for another person', (sealed: string) => open(sealed, '1003 1002 taxNumber')],
    ['with another key', (sealed: string) => sealer(randomBytes(32)).open(sealed, about)],
    ['after a change', (sealed: string) => open(sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA'), about)],
    ['after truncation', (sealed: string) => open(sealed.slice(0, 30), about)],
    ['if it was never sealed', () => open('123456783', about)],
  ])('is not opened %s', (_why, attempt) => {
    expect(attempt(seal('123456783', about))).toBeNull();
  });
});

describe('the print of a text', () => {
  it('is the same each time, differs with text and key, and holds nothing of the text', () => {
    expect(print('123456783')).toBe(print('123456783'));
    expect(print('123456783')).not.toBe(print('123456784'));
    expect(print('123456783')).not.toBe(sealer(randomBytes(32)).print('123456783'));
    expect(print('123456783')).toMatch(/^[\w-]{22}$/);
  });
});
