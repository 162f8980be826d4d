import { allContracts } from '@horae/contract/all-contracts';
import { expect, it } from 'vitest';
import { wayOfCall } from './ways.rules';

it('is known for every call that changes the roster', () => {
  expect(wayOfCall).toEqual({
    '/planning/publish': 'published',
    '/planning/change': 'published',
    '/planning/undo': 'published',
    '/planning/leave': 'published',
    '/roster-approval/approve': 'published',
    '/stafftimer/shifts/save': 'saved',
    '/stafftimer/shifts/remove': 'saved',
    '/stafftimer/roster/import': 'import',
    '/imports/undo': 'undo',
    '/people/leave': 'employment',
    '/people/take-back-hiring': 'employment',
  });
});

it.each(Object.keys(wayOfCall))('%s is a call that writes', (path) => {
  expect(allContracts.some((contract) => contract.path === path && contract.method !== 'GET')).toBe(true);
});
