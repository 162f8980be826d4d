import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { localDays } from '../model/local-days.rules';
import { testShift } from '../model/test-shift';
import { barLabels } from './bar-labels.rules';

const days = localDays(createZone('Europe/Athens'));

it.each([
  ['06:30', '14:30', 'W 8'],
  ['10:00', '14:30', 'W 4½'],
  ['18:30', '22:00', 'W 3½'],
  ['09:00', '09:45', 'W ¾'],
  ['09:00', '13:20', 'W 4:20'],
])('a chip of a month prints the exact hours: %s to %s', (from, to, label) => {
  const shift = testShift(`2026-11-16T${from}`, `2026-11-16T${to}`);

  expect(barLabels({ shift, zoom: 'month', days, code: 'W', type: 'Regular' })[0]).toBe(label);
});
