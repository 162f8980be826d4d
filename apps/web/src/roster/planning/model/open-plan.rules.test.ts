import type { AnyDraft } from '@horae/contract/scheduling/plan-drafts';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../model/board.rules';
import { openRowOf } from '../../model/open-rows.rules';
import { clashOfDrag } from './drag-clash.rules';
import {
  changesOfOpening,
  changesOfReopening,
  changeToSend,
  draftOfRow,
  openRows,
  readRowItems,
  rowText,
  withOpenShifts,
} from './open-plan.rules';
import { moveItems } from './plan-items.rules';
import { planNow } from './plan-now.rules';
import { replaceDay } from './replace-day.rules';
import { at, days, linesOf, offOf, shiftOf, zone } from './test-plan';

const [maria, bar] = [1, openRowOf(7)];
const person = {
  employeeId: maria,
  building_Id: 5,
  jobTitle: 'Waiter',
  title: 'Maria',
  department: 'Hall',
};
const board = {
  shiftsOf: new Map([[maria, [shiftOf(maria, 9, '2025-12-01T08:00', '2025-12-01T16:00')]]]),
  resources: [person as StaffResource],
} as unknown as Board;
const item = {
  typeOfShift: 'Regular',
  title: '',
  start: '2025-12-01T08:00:00+02:00',
  end: '2025-12-01T16:00:00+02:00',
  allDay: false,
  breakMinutes: 0,
  notes: null,
  leaveKind: null,
  departmentId: 7,
  department: 'Bar',
  jobTitle: null,
  workCentreId: null,
  workCentre: null,
  costPlace: null,
  skill: null,
} as const;
const open = withOpenShifts(board, [{ id: 20, version: 3, ...item }], zone);
const now = planNow(open, [], zone);

describe('the row of open shifts', () => {
  it('has the published ones, with the version that a change names', () => {
    expect(now.entriesOf(bar)).toMatchObject([{ id: 20, employeeId: bar, seen: { published: 3, draft: null } }]);
    expect(now.entriesOf(bar)[0]!.start).toBe(at('2025-12-01T08:00'));
    expect(withOpenShifts(board, [], zone)).toBe(board);
  });

  it('has them by start, the longer first, then by number', () => {
    const at8 = (id: number, end: string) => ({ id, version: 1, ...item, end: `2025-12-01T${end}:00+02:00` });
    const early = { ...at8(9, '16:00'), start: '2025-12-01T07:00:00+02:00' };
    const { shiftsOf } = withOpenShifts(board, [at8(1, '12:00'), at8(5, '16:00'), at8(3, '16:00'), early], zone);
    expect(shiftsOf.get(bar)?.map(({ id }) => id)).toEqual([9, 3, 5, 1]);
    expect(shiftsOf.get(maria)).toBe(board.shiftsOf.get(maria));
  });

  it('is there for departments that have some, or that have people where all are shown', () => {
    const departments = [
      { id: 5, name: 'Hall', formerly: [] },
      { id: 6, name: 'Bar', formerly: [7, 4] },
      { id: 8, name: 'Spa', formerly: [] },
    ];
    const names = (isAll: boolean) => openRows(open, departments, 'Open', isAll).map(({ jobTitle }) => jobTitle);
    expect(names(false)).toEqual(['Bar']);
    expect(names(true)).toEqual(['Hall', 'Bar']);
  });

  it('reads and writes as many shifts a day as one likes, and no leave', () => {
    const read = (text: string) => readRowItems(bar, text, '2025-12-01')?.map(({ start }) => start.slice(11)) ?? null;
    expect(read('8-16, 8-16')).toEqual(['08:00', '08:00']);
    const named = (code: string) =>
      code === 'E1' ? { type: 'Regular' as const, from: 420, to: 900, breakMinutes: 0 } : undefined;
    expect(readRowItems(bar, '8-16, E1', '2025-12-01', named as never)).toHaveLength(2);
    expect([read('al'), read('8-16, off'), read('x'), read('')]).toEqual([null, null, null, []]);
    expect(readRowItems(maria, 'off', '2025-12-01')).toHaveLength(1);
    const twice = [...now.entriesOf(bar), ...now.entriesOf(bar)];
    expect(readRowItems(bar, rowText(bar, twice, days, 'en'), '2025-12-01')).toHaveLength(2);
  });
});

describe('a change of an open shift', () => {
  it('is sent without a person and with its department, and read back into its row', () => {
    const given = { ...item, employeeId: bar, departmentId: null };
    expect(changeToSend({ seen: { published: null, draft: null }, item: given }).item).toMatchObject({
      employeeId: null,
      departmentId: 7,
    });
    const draft = { id: 1, version: 1, by: null, at: '' };
    const wire: AnyDraft = {
      ...draft,
      published: { version: 2, employeeId: null, departmentId: 7 },
      item: { ...item, employeeId: null },
    };
    expect(draftOfRow(wire)).toMatchObject({
      published: { version: 2, employeeId: bar },
      item: { employeeId: bar, departmentId: null },
    });
    expect(draftOfRow({ ...wire, published: null, item: { ...item, employeeId: maria } }).item).toMatchObject({
      employeeId: maria,
      departmentId: 7,
    });
  });

  it('is sent as it is where it is of a person, or taken off', () => {
    const ofMaria = { id: 9, seen: { published: 1, draft: null }, item: { ...item, employeeId: maria } };
    expect(changeToSend(ofMaria)).toEqual(ofMaria);
    expect(changeToSend({ ...ofMaria, item: null })).toEqual({ ...ofMaria, item: null });
  });

  it('keeps the department when somebody gets it, and the job when nobody has it any more', () => {
    const journey = { days: 0, minutes: 0, isCopy: false };
    const taken = { id: 20, from: bar, to: maria, start: at('2025-12-01T08:00'), end: at('2025-12-01T16:00') };
    const [given] = moveItems(now, { ...journey, moved: [taken] }, days);
    expect(given!.item).toMatchObject({ employeeId: maria, departmentId: 7 });
    const [left] = moveItems(now, { ...journey, moved: [{ ...taken, id: 9, from: maria, to: bar }] }, days);
    expect(left!.item).toMatchObject({ employeeId: bar, jobTitle: 'Waiter', skill: null });
  });

  it('clashes with nothing', () => {
    const changes = [{ seen: { published: null, draft: null }, item: { ...item, employeeId: bar } }];
    expect(clashOfDrag(now, changes, zone)).toBeNull();
  });

  it('takes neither days off nor leave into the row', () => {
    const off = planNow(
      { ...board, shiftsOf: new Map([[maria, [offOf(maria, 4, '2025-12-01', '2025-12-02')]]]) },
      [],
      zone,
    );
    const moved = [{ id: 4, from: maria, to: bar, start: at('2025-12-01T00:00'), end: at('2025-12-02T00:00') }];
    expect(moveItems(off, { moved, days: 0, minutes: 0, isCopy: false }, days)).toEqual([]);
    const items = readRowItems(maria, 'off', '2025-12-01')!;
    expect(linesOf(replaceDay(off, { employee: bar, date: '2025-12-01', items }, days))).toEqual([]);
  });

  it('leaves a shift where it would have been worked', () => {
    const entries = now.entriesOf(maria);
    expect(changesOfOpening(entries, now, days)).toMatchObject([
      {
        id: 9,
        seen: { published: 1 },
        item: { employeeId: openRowOf(5), start: '2025-12-01T08:00', jobTitle: 'Waiter', skill: null },
      },
    ]);
    const elsewhere = entries.map((entry) => ({ ...entry, departmentId: 7 }));
    expect(changesOfOpening(elsewhere, now, days)).toMatchObject([{ item: { employeeId: bar } }]);
    expect(changesOfOpening(now.entriesOf(bar), now, days)).toEqual([]);

    const away = entries.map((entry) => ({ ...entry, typeOfShift: 'DayOff' as const }));
    expect(changesOfOpening(away, now, days)).toEqual([]);
    const unknown = entries.map((entry) => ({ ...entry, employeeId: 99 }));
    expect(changesOfOpening(unknown, now, days)).toEqual([]);
    const placed = unknown.map((entry) => ({ ...entry, departmentId: 7 }));
    expect(changesOfOpening(placed, now, days)).toMatchObject([{ item: { employeeId: bar, jobTitle: null } }]);

    const added = { id: 9, version: 4, published: null, item: null, by: null, at: '' };
    expect(changesOfReopening(entries, planNow(board, [added], zone), days)).toMatchObject([
      { id: 9, seen: { published: null, draft: 4 } },
    ]);
    const removal = { id: 9, version: 4, published: { version: 1, employeeId: maria }, item: null, by: null, at: '' };
    expect(changesOfReopening(entries, planNow(board, [removal], zone), days)).toMatchObject([
      { id: 9, seen: { published: 1, draft: 4 }, item: { employeeId: openRowOf(5) } },
    ]);
    expect(changesOfReopening(entries, now, days)).toMatchObject([{ seen: { published: null, draft: null } }]);
    expect(changesOfReopening(entries, now, days)[0]!.id).toBeUndefined();
  });
});
