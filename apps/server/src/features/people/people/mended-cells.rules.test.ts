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

const taxNote = 'The zero at the beginning of the tax number was added.';
const socialNote = 'The zero at the beginning of the social-security number was added.';

it.each([
  [{ taxNumber: '12345670' }, { taxNumber: '012345670' }, [taxNote]],
  [{ taxNumber: ' 123 456.70' }, { taxNumber: '012345670' }, [taxNote]],
  [{ socialSecurityNumber: '1068512340' }, { socialSecurityNumber: '01068512340' }, [socialNote]],
  [{ socialSecurityNumber: '10685-12340' }, { socialSecurityNumber: '01068512340' }, [socialNote]],
  [{ firstDay: ' 1/5/24 ' }, { firstDay: '2024-05-01' }, ['“1/5/24” was read as the day 2024-05-01.']],
  [{ lastDay: '46143' }, { lastDay: '2026-05-01' }, ['“46143” was read as the day 2026-05-01.']],
])('%o is mended', (cells, mended, notes) => {
  expect(mendedCells(cells, 'dmy', 2026)).toEqual({ cells: mended, notes });
});

it.each([
  {},
  { taxNumber: '012345670' },
  { taxNumber: '2345670' },
  { taxNumber: '12345671' },
  { taxNumber: '1234567x' },
  { taxNumber: 'x2345670' },
  { socialSecurityNumber: '01068512340' },
  { socialSecurityNumber: '1068512341' },
  { birthDate: '1985-06-16', firstDay: '1/5/2024' },
  { lastDay: 'soon' },
])('%o stays as it is', (cells) => {
  expect(mendedCells(cells, 'dmy', 2026)).toEqual({ cells, notes: [] });
});

it('a birth fourteen years ago may be that of somebody who works', () => {
  expect(mendedCells({ birthDate: '16/6/12' }, 'dmy', 2026).cells).toEqual({ birthDate: '2012-06-16' });
});
