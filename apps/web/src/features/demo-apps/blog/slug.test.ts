import { expect, it } from 'vitest';
import { slugOf } from './slug';

it.each([
  ['Winter hours for the spa', 'winter-hours-for-the-spa'],
  ['  Plan, declaration & clock!  ', 'plan-declaration-clock'],
  ['What the guests’ laundry costs', 'what-the-guests-laundry-costs'],
  ['Café, crème brûlée', 'cafe-creme-brulee'],
  ['Η βραδινή βάρδια', 'i-vradini-vardia'],
  ['Ούζο και αύριο', 'ouzo-kai-avrio'],
  ['2026', 'post-2026'],
  ['New', 'post-new'],
  ['!!!', ''],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('%s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
