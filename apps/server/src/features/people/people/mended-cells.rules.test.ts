import { expect, it } from 'vitest';
import { mendedCells } from './mended-cells.rules';

it('a year of two digits is of this century, a birth of the last unless somebody could be that young', () => {
  const { cells, notes } = mendedCells(
    { firstDay: '1/5/24', birthDate: '16/6/85', contractFrom: '2026-05-01' },
    'dmy',
    2026,
  );

  expect(cells).toEqual({ firstDay: '2024-05-01', birthDate: '1985-06-16', contractFrom: '2026-05-01' });
  expect(notes).toEqual(['“16/6/85” was read as the day 1985-06-16.', '“1/5/24” was read as the day 2024-05-01.']);
  expect(mendedCells({ birthDate: '16/6/08' }, 'dmy', 2026).cells).toEqual({ birthDate: '2008-06-16' });
  expect(mendedCells({ birthDate: '16/6/13' }, 'dmy', 2026).cells).toEqual({ birthDate: '1913-06-16' });
});
