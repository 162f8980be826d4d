import { describe, expect, it } from 'vitest';
import { changesOfForm } from './changes-of-form.rules';
import { type Edited, emptyTexts, home, shiftsOn, textsOf } from './shift-form.rules';
import { at, days, linesOf, offOf, planOf, shiftOf } from './test-plan';

const bar = {
  departmentId: 9,
  department: 'Pool bar',
  jobTitle: 'Barista',
  workCentreId: null,
  workCentre: null,
  costPlace: null,
  skill: null,
};
const early = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00', { breakMinutes: 30, notes: 'Τερράτσα' });
const evening = shiftOf(7, 12, '2026-11-10T18:00', '2026-11-11T02:00', { place: bar });
const late = shiftOf(8, 13, '2026-11-10T15:00', '2026-11-10T23:00');
const now = planOf(early, evening, late, offOf(7, 14, '2026-11-12', '2026-11-13'));
const chosen = { people: [7, 8], dates: ['2026-11-10'] };
const one = (id: number): Edited => {
  return { kind: 'one', shift: shiftsOn(now, chosen, days).find((shift) => shift.id === id)! };
};
const changes = (edited: Edited, texts: Partial<typeof emptyTexts>, repeat: string[] = []) =>
  changesOfForm(now, edited, { texts: { ...textsOf(edited, days), ...texts }, repeat }, days);

describe('the form of one shift', () => {
  it('begins with all that the shift is', () => {
    expect(textsOf(one(11), days)).toEqual({
      employee: '7',
      departmentId: home,
      jobTitle: '',
      workCentreId: home,
      costPlace: '',
      skill: '',
      type: 'Regular',
      start: '07:00',
      end: '15:00',
      breakMinutes: '30',
      notes: 'Τερράτσα',
    });
    const elsewhere = { departmentId: '9', jobTitle: 'Barista', skill: '', breakMinutes: '', notes: '' };
    expect(textsOf(one(12), days)).toMatchObject(elsewhere);
  });

  it('comes to nothing once somebody else has taken the shift off', () => {
    const texts = textsOf(one(11), days);
    expect(changesOfForm(planOf(), one(11), { texts, repeat: [] }, days)).toEqual([]);
  });

  it.each([
    ['as it is', {}, '2026-11-10T07:00–2026-11-11T15:00'],
    ['with another end', { end: '16:00' }, '2026-11-10T07:00–2026-11-10T16:00'],
    ['with another start', { start: '06:00' }, '2026-11-10T06:00–2026-11-10T15:00'],
  ])('keeps the days of a very long shift only %s', (_how, texts, times) => {
    const long = planOf(shiftOf(7, 11, '2026-11-10T07:00', '2026-11-11T15:00'));
    const edited: Edited = { kind: 'one', shift: long.entriesOf(7)[0]! };
    const sent = { texts: { ...textsOf(edited, days), ...texts }, repeat: [] };
    expect(linesOf(changesOfForm(long, edited, sent, days))).toEqual([`11: 7 Regular ${times}`]);
  });

  it('takes blanks off a note, and a type that is no work as regular work', () => {
    const [change] = changes(one(11), { notes: ' Lobby ', type: 'DayOff' });
    expect(change!.item).toMatchObject({ notes: 'Lobby', typeOfShift: 'Regular' });
  });

  it('changes nothing when it is sent as it is, a night included', () => {
    const [item] = changes(one(12), {}).map((change) => change.item!);
    expect(item).toMatchObject({ start: '2026-11-10T18:00', end: '2026-11-11T02:00', departmentId: 9 });
    expect(at(item!.end)).toBe(evening.end);
  });

  it('gives it to somebody else, in a department, with other times', () => {
    const given = { employee: '8', departmentId: '9', start: '23:00', end: '07:00', type: 'Night' };
    const [change] = changes(one(11), given);
    expect(linesOf([change!])).toEqual(['11: 8 Night 2026-11-10T23:00–2026-11-11T07:00']);
    expect(change!.item).toMatchObject({ departmentId: 9, breakMinutes: 30, notes: 'Τερράτσα' });
  });

  it('sends it home again, without its job and its note', () => {
    const [change] = changes(one(12), { departmentId: home, jobTitle: ' ', skill: ' ', notes: '' });
    expect(change!.item).toMatchObject({ departmentId: null, jobTitle: null, skill: null, notes: null });
  });

  it('repeats it on other days, where days off give way', () => {
    expect(linesOf(changes(one(11), {}, ['2026-11-11', '2026-11-12']))).toEqual([
      '11: 7 Regular 2026-11-10T07:00–2026-11-10T15:00',
      'new: 7 Regular 2026-11-11T07:00–2026-11-11T15:00',
      'new: 7 Regular 2026-11-12T07:00–2026-11-12T15:00',
      '14: taken off',
    ]);
  });
});

it('a new shift is planned on its day and on others', () => {
  const edited: Edited = { kind: 'new', employee: 8, date: '2026-11-11' };
  const lines = linesOf(changes(edited, { start: '07:00', end: '15:00' }, ['2026-11-12']));
  expect(lines).toEqual([
    'new: 8 Regular 2026-11-11T07:00–2026-11-11T15:00',
    'new: 8 Regular 2026-11-12T07:00–2026-11-12T15:00',
  ]);
});

it('a new shift begins as regular work at home, of somebody or not yet', () => {
  const texts = (employee: number | null) => textsOf({ kind: 'new', employee, date: '2026-11-11' }, days);
  expect(texts(8)).toEqual({ ...emptyTexts, employee: '8', departmentId: home, workCentreId: home, type: 'Regular' });
  expect(texts(null).employee).toBe('');
});

it('a new shift without a department is worked at home, and lasts a day if it ends when it starts', () => {
  const edited: Edited = { kind: 'new', employee: 8, date: '2026-11-11' };
  const [change] = changes(edited, { start: '07:00', end: '07:00', departmentId: '' });
  expect(change!.item).toMatchObject({ start: '2026-11-11T07:00', end: '2026-11-12T07:00', departmentId: null });
});

it('days off and leave are no shifts to be changed', () => {
  expect(shiftsOn(now, { people: [7], dates: ['2026-11-12'] }, days)).toEqual([]);
});

describe('the form of several shifts', () => {
  const many: Edited = { kind: 'many', shifts: shiftsOn(now, chosen, days) };

  it('leaves as they are what it does not say', () => {
    const changed = changes(many, { departmentId: '5', breakMinutes: '15' });
    expect(linesOf(changed)).toEqual([
      '11: 7 Regular 2026-11-10T07:00–2026-11-10T15:00',
      '12: 7 Regular 2026-11-10T18:00–2026-11-11T02:00',
      '13: 8 Regular 2026-11-10T15:00–2026-11-10T23:00',
    ]);
    expect(changed.map(({ item }) => [item!.departmentId, item!.jobTitle, item!.breakMinutes])).toEqual([
      [5, null, 15],
      [5, 'Barista', 15],
      [5, null, 15],
    ]);
  });

  it('takes a field with blanks as empty', () => {
    expect(changes(many, { notes: '  ' })[0]!.item!.notes).toBe('Τερράτσα');
  });

  it('gives all of them the same end', () => {
    expect(linesOf(changes({ ...many, shifts: many.shifts.slice(0, 1) } as Edited, { end: '16:00' }))).toEqual([
      '11: 7 Regular 2026-11-10T07:00–2026-11-10T16:00',
    ]);
  });
});
