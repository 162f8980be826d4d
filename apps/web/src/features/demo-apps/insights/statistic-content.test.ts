import { expect, it } from 'vitest';
import { changeOf, statisticContent } from './statistic-content';

it.each([
  [[400, 310], 'down 22.5%'],
  [[15, 45], 'up 200.0%'],
  [[7, 7], 'up 0.0%'],
  [[0, 20], undefined],
  [[5], undefined],
])('%j is told as%s', (values, shown) => {
  expect(changeOf(values)).toBe(shown);
});

it('shortens the total, keeps it exact beside, and numbers the points', () => {
  const card = { title: 'Subscribers', total: 92_600, series: [{ name: 'Subscribers', data: [28, 40] }] };
  const { headline, chart } = statisticContent(card, 'area');

  expect(headline).toMatchObject({ value: '92.6k', exact: '92,600', change: 'up 42.9%' });
  expect(chart).toMatchObject({ labels: ['1', '2'], series: [{ shape: 'area' }] });
});
