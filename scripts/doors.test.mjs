import { expect, it } from 'vitest';
import { doorFaults } from './doors.mjs';

const features = 'apps/server/src/features';
const outside = [`${features}/house/guests/guests.service.ts`];
const inside = [`${features}/house/rooms/rooms.service.ts`];
const guests = { source: outside[0], dependents: [] };

const rooms = (name, dependents = outside) => ({ source: `${features}/house/rooms/${name}`, dependents });
const kindsOf = (...modules) => doorFaults([guests, ...modules]).map((fault) => /^error ([\w-]+):/.exec(fault)[1]);

it.each([
  ['a door in the name of its feature', [rooms('rooms.commands.ts'), rooms('rooms.reads.ts')]],
  ['several doors, named after what they answer', [rooms('free-beds.reads.ts'), rooms('floors.reads.ts')]],
  ['a door that the product outside features calls', [rooms('rooms.reads.ts', ['apps/server/src/roster/people.ts'])]],
  ['a file that is no door', [rooms('beds/free-beds.ts', inside)]],
])('lets %s be', (_, modules) => expect(kindsOf(...modules)).toEqual([]));

it.each([
  ['a door in a folder of its feature', [rooms('beds/rooms.reads.ts')], ['hidden-door']],
  ['a door that only its own feature calls', [rooms('rooms.reads.ts', inside)], ['unused-door']],
  ['a sole door under another name', [rooms('free-beds.reads.ts')], ['sole-door']],
  ['a door in the name of another feature', [rooms('rooms.reads.ts'), rooms('guests.reads.ts')], ['name-of-another']],
  [
    'two doors of one name',
    [
      rooms('rooms.reads.ts'),
      rooms('bills.reads.ts'),
      { source: `${features}/house/guests/guests.reads.ts`, dependents: inside },
      { source: `${features}/house/guests/bills.commands.ts`, dependents: inside },
      { source: `${features}/house/guests/guests.commands.ts`, dependents: inside },
    ],
    ['name-of-another', 'name-of-another'],
  ],
])('finds %s', (_, modules, kinds) => expect(kindsOf(...modules)).toEqual(kinds));

it('says what to do', () => {
  expect(doorFaults([guests, rooms('free-beds.reads.ts')])).toEqual([
    `error sole-door: ${features}/house/rooms/free-beds.reads.ts is the only one of its kind in its feature; call it rooms.reads.ts`,
  ]);
});
