import { expect, it } from 'vitest';
import { safeReturnTo } from './return-to';

it.each([
  ['/staff-timeline?view=month', '/staff-timeline?view=month'],
  ['/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/x', '/'],
  ['javascript:alert(1)', '/'],
  ['staff-timeline', '/'],
  ['/login?returnTo=/login', '/'],
  [undefined, '/'],
  [7, '/'],
])('%s leads to %s', (wish, target) => {
  expect(safeReturnTo(wish, 'https://horae.example')).toBe(target);
});
