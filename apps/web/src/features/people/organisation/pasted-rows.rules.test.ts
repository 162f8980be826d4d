import { expect, it } from 'vitest';
import { readPastedRows } from './pasted-rows.rules';

const kitchen = [['Κουζίνα'], ['Κουζίνα', 'Ζεστή'], ['Κουζίνα', 'Ζαχαροπλαστείο'], ['Spa']];

it.each([
  [
    'Rooms\tFloors\r\n\r\nRooms\tDesk',
    [
      ['Rooms', 'Floors'],
      ['Rooms', 'Desk'],
    ],
  ],
  ['Rooms; Floors', [['Rooms', 'Floors']]],
  ['Rooms / Floors / First', [['Rooms', 'Floors', 'First']]],
  ['F&B/Bar', [['F&B/Bar']]],
  ['Front Office\nSpa', [['Front Office'], ['Spa']]],
  ['  ', []],
  ['Κουζίνα\n  Ζεστή\n  Ζαχαροπλαστείο\nSpa', kitchen],
  ['Κουζίνα\n\tΖεστή\n\tΖαχαροπλαστείο\nSpa\t', kitchen],
  ['Κουζίνα\n- Ζεστή\n- Ζαχαροπλαστείο\nSpa', kitchen],
  ['• Κουζίνα\n   • Ζεστή\n   • Ζαχαροπλαστείο\n• Spa', kitchen],
  ['A\n  B\n    C\n  D', [['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'D']]],
  ['  Spa', [['Spa']]],
  [
    'ΟΜΑΔΑ\tΤΜΗΜΑ\nΚουζίνα\tΖεστή\n\tΖαχαροπλαστείο',
    [
      ['Κουζίνα', 'Ζεστή'],
      ['Κουζίνα', 'Ζαχαροπλαστείο'],
    ],
  ],
  ['Department group;Department;People;Closed from\nKitchen;Pastry;12;', [['Kitchen', 'Pastry']]],
  ['Department', [['Department']]],
  ['Rooms\t\tDesk', [['Rooms', '', 'Desk']]],
])('%j is pasted as %j', (text, cells) => {
  expect(readPastedRows(text)).toEqual(cells);
});
