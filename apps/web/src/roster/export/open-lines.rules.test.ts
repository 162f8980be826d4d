import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import { expect, it } from 'vitest';
import { openResource } from '../model/open-rows.rules';
import { draftedOpen, openLines } from './open-lines.rules';

let id = 0;
const open = (start: string, end: string, more: Partial<OpenShift> = {}): OpenShift => {
  id += 1;
  const what = {
    typeOfShift: 'Regular' as const,
    title: '',
    allDay: false,
    breakMinutes: 0,
    notes: null,
    leaveKind: null,
  };
  const place = {
    departmentId: 1,
    department: 'Bar',
    jobTitle: null,
    workCentreId: null,
    workCentre: null,
    costPlace: null,
    skill: null,
  };
  return { id, version: 1, start: `${start}:00+02:00`, end: `${end}:00+02:00`, ...what, ...place, ...more };
};
const week = ['2026-11-16', '2026-11-17'];

it('puts what lies over each other, and other jobs, on lines of their own', () => {
  const lines = openLines(
    [
      open('2026-11-16T08:00', '2026-11-16T16:00'),
      open('2026-11-16T08:00', '2026-11-16T16:00'),
      open('2026-11-17T22:00', '2026-11-18T06:00'),
      open('2026-11-16T08:00', '2026-11-16T16:00', { jobTitle: 'Waiter' }),
      open('2026-11-15T08:00', '2026-11-15T16:00'),
      open('2026-11-16T08:00', '2026-11-16T16:00', { typeOfShift: 'OnCall' }),
    ],
    week,
  );
  expect(lines).toEqual([
    {
      department: 'Bar',
      job: null,
      shifts: [
        { date: '2026-11-16', from: 480, to: 960 },
        { date: '2026-11-17', from: 1320, to: 1800 },
      ],
    },
    { department: 'Bar', job: null, shifts: [{ date: '2026-11-16', from: 480, to: 960 }] },
    { department: 'Bar', job: 'Waiter', shifts: [{ date: '2026-11-16', from: 480, to: 960 }] },
  ]);
});

it('has open shifts as drafted: changed, taken away, added, and given to nobody before', () => {
  const [kept, changed, gone] = ['16', '17', '18'].map((day) => open(`2026-11-${day}T08:00`, `2026-11-${day}T16:00`));
  const bar = openResource({ id: 1, name: 'Bar' }, 'Open shifts');
  const { id: _id, version: _version, departmentId: _department, ...what } = changed!;
  const item = { ...what, employeeId: bar.employeeId, departmentId: null, department: null };
  const draft = (of: number, drafted: PlanDraft['item']) => ({
    id: of,
    version: 2,
    published: null,
    item: drafted,
    by: null,
    at: '',
  });
  const later = { ...item, end: '2026-11-17T18:00:00+02:00' };
  const ofSomebody = { ...item, employeeId: 7 };

  const drafts = [draft(changed!.id, later), draft(gone!.id, null), draft(90, item), draft(91, ofSomebody)];
  expect(draftedOpen([kept!, changed!, gone!], drafts, [bar])).toMatchObject([
    { id: kept!.id },
    { id: changed!.id, departmentId: 1, department: 'Bar', end: later.end },
    { id: 90, departmentId: 1, department: 'Bar' },
  ]);
});
