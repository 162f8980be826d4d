import { shiftTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { shiftLook } from './shift-types';

it('gives every type of the contract a look, and each its own code', () => {
  const looks = shiftTypes.map(shiftLook);

  expect(looks.map(({ family }) => family)).not.toContain('other');
  expect(new Set(looks.map(({ code }) => code)).size).toBe(shiftTypes.length);
});

it('shows an unknown type by its raw text', () => {
  expect(shiftLook('Sabbatical')).toMatchObject({ family: 'other', code: 'Sabbatical' });
});
