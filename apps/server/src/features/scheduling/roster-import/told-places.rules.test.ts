import { expect, it } from 'vitest';
import { planned, row } from './compared-fixture';
import { nowhere, ownPlace, placeAfter, placesApart, toldPlace, toldRest } from './told-places.rules';

const usual = { departmentId: 3, jobTitle: 'Waiter', workCentreId: 30, costPlace: '4000' };
const shift = (more = {}) => planned(1, 7, 15, { usual, ...more });

it('is null where a shift is worked as usual', () => {
  expect(ownPlace(shift({ jobTitle: 'Waiter', workCentreId: 30, costPlace: '4000' }))).toEqual(nowhere);
  expect(ownPlace(shift({ departmentId: 5, jobTitle: 'Barista', workCentreId: 30, costPlace: '4100' }))).toEqual({
    departmentId: 5,
    jobTitle: 'Barista',
    workCentreId: 30,
    costPlace: '4100',
  });
  // An open shift is called by its department.
  expect(ownPlace(planned(1, 7, 15, { departmentId: 5, jobTitle: 'Barista' }))).toEqual({
    ...nowhere,
    jobTitle: 'Barista',
  });
});

it('follows a row that names another place, and keeps what the row does not say', () => {
  const former = shift({ jobTitle: 'Barista', costPlace: '4200' });
  expect(placeAfter(row(7, 15), former)).toEqual({ ...nowhere, jobTitle: 'Barista', costPlace: '4200' });
  expect(placeAfter(row(7, 15, { departmentId: 5, costPlace: '4000' }), former)).toEqual({
    departmentId: 5,
    jobTitle: 'Barista',
    workCentreId: null,
    costPlace: '4000',
  });
  expect(placeAfter(row(7, 15, { departmentId: 5 }), former).costPlace).toBe('4200');
  expect(placeAfter(row(7, 15, { jobTitle: 'Waiter', workCentreId: 31 }), former)).toEqual({
    departmentId: null,
    jobTitle: null,
    workCentreId: 31,
    costPlace: '4200',
  });
});

it('gives an open shift the job of its line', () => {
  const former = planned(1, 7, 15, { departmentId: 5, jobTitle: 'Barista' });
  const open = (jobTitle: string | null) => row(7, 15, { open: { departmentId: 5, jobTitle } });
  expect(placeAfter(open('Waiter'), former).jobTitle).toBe('Waiter');
  expect(placeAfter(open(null), former).jobTitle).toBe('Barista');
});

it('says what differs, as usual by what is usual', () => {
  const bar = { ...nowhere, departmentId: 5, costPlace: '4100' };
  expect(placesApart(nowhere, nowhere, usual)).toEqual({ was: nowhere, now: nowhere });
  expect(placesApart(nowhere, bar, usual)).toEqual({
    was: { departmentId: 3, jobTitle: null, workCentreId: null, costPlace: '4000' },
    now: { departmentId: 5, jobTitle: null, workCentreId: null, costPlace: '4100' },
  });
  expect(placesApart({ ...nowhere, jobTitle: 'Barista' }, nowhere, usual)).toEqual({
    was: { ...nowhere, jobTitle: 'Barista' },
    now: { ...nowhere, jobTitle: 'Waiter' },
  });
  expect(placesApart({ ...nowhere, workCentreId: 31 }, nowhere, usual)).toEqual({
    was: { ...nowhere, workCentreId: 31 },
    now: { ...nowhere, workCentreId: 30 },
  });
  // Named on one side and usual on the other is the same.
  expect(placesApart({ ...nowhere, jobTitle: 'Waiter' }, nowhere, usual)).toEqual({ was: nowhere, now: nowhere });
  expect(placesApart(nowhere, { ...nowhere, jobTitle: 'Barista' }, undefined)).toEqual({
    was: nowhere,
    now: { ...nowhere, jobTitle: 'Barista' },
  });
});

it('names places, and leaves out what is as usual or has no name any more', () => {
  const names = {
    department: (id: number) => (id === 5 ? 'Pool bar' : null),
    workCentre: (id: number) => (id === 31 ? 'Terrace' : null),
  };
  expect(toldPlace({ departmentId: 5, workCentreId: 31, jobTitle: 'Barista', costPlace: '4100' }, names)).toEqual({
    department: 'Pool bar',
    workCentre: 'Terrace',
    jobTitle: 'Barista',
    costPlace: '4100',
  });
  expect(toldPlace(nowhere, names)).toEqual({});
  expect(toldPlace({ departmentId: 6, workCentreId: 32 }, names)).toEqual({});
});

it('says break and notes where the other side has others', () => {
  const [mine, other] = [
    { breakMinutes: 30, notes: 'Lobby' },
    { breakMinutes: 0, notes: null },
  ];
  expect(toldRest(mine, other)).toEqual({ breakMinutes: 30, notes: 'Lobby' });
  expect(toldRest(other, mine)).toEqual({ breakMinutes: 0 });
  expect(toldRest(mine, mine)).toEqual({});
});
