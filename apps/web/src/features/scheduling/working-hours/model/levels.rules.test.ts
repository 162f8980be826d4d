import { expect, it } from 'vitest';
import { moveLevel, toggleLevel } from './levels.rules';

it('leaves a level out and puts it back in its place', () => {
  expect(toggleLevel(['businessUnit', 'orgUnit', 'employee'], 'orgUnit')).toEqual(['businessUnit', 'employee']);
  expect(toggleLevel(['businessUnit', 'employee'], 'department')).toEqual(['businessUnit', 'department', 'employee']);
  expect(toggleLevel(['orgUnit'], 'employee')).toEqual(['orgUnit', 'employee']);
  expect(toggleLevel(['orgUnit'], 'orgUnit')).toEqual(['orgUnit']);
});

it('moves a level by one place and not past the ends', () => {
  expect(moveLevel(['orgUnit', 'department'], 'department', -1)).toEqual(['department', 'orgUnit']);
  expect(moveLevel(['orgUnit', 'department'], 'orgUnit', -1)).toEqual(['orgUnit', 'department']);
  expect(moveLevel(['orgUnit', 'department'], 'department', 1)).toEqual(['orgUnit', 'department']);
});
