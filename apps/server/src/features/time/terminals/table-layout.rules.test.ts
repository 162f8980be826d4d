import { expect, it } from 'vitest';
import { layoutOf } from './table-layout.rules';

it.each([
  [
    ['ΑΡ. ΚΑΡΤΑΣ', 'Ημ/νία', 'Ώρα', 'Κίνηση'],
    { code: 'ΑΡ. ΚΑΡΤΑΣ', date: 'Ημ/νία', timeOfDay: 'Ώρα', direction: 'Κίνηση' },
  ],
  [['Κωδ. εργαζ.', 'Ημ/νία & ώρα'], { code: 'Κωδ. εργαζ.', time: 'Ημ/νία & ώρα' }],
  [['AC-No.', 'Name', 'Date/Time', 'State'], { code: 'AC-No.', time: 'Date/Time', direction: 'State' }],
  [['User ID', 'Date', 'Time'], { code: 'User ID', date: 'Date', timeOfDay: 'Time' }],
])('matches %s', (heading, layout) => {
  expect(layoutOf(heading)).toEqual({ name: 'table', ...layout });
});
