import { expect, test } from 'vitest';
import type { GridRow } from '#roster/model/rows.rules';
import { collapsedGroups } from './collapsed-groups.rules';

const rows = [
  { id: 'department 1', kind: 'group' },
  { id: 11, kind: 'resource' },
  { id: 'department 2', kind: 'group' },
  { id: 21, kind: 'resource' },
] as GridRow[];

test.each([
  { case: 'few people', shown: 40, pressed: {}, opened: undefined, collapsed: [] },
  { case: 'many people', shown: 41, pressed: {}, opened: undefined, collapsed: ['department 1', 'department 2'] },
  {
    case: 'one opened by hand',
    shown: 41,
    pressed: { 'department 1': true },
    opened: undefined,
    collapsed: ['department 2'],
  },
  {
    case: 'one closed by hand',
    shown: 5,
    pressed: { 'department 2': false },
    opened: undefined,
    collapsed: ['department 2'],
  },
  { case: 'a person is open', shown: 41, pressed: {}, opened: 21, collapsed: ['department 1'] },
  {
    case: 'closed around them',
    shown: 41,
    pressed: { 'department 2': false },
    opened: 21,
    collapsed: ['department 1', 'department 2'],
  },
])('$case', ({ shown, pressed, opened, collapsed }) => {
  expect([...collapsedGroups({ rows, shown, pressed: pressed as Record<string, boolean>, opened })]).toEqual(collapsed);
});
