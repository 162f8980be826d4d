import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { decodeColumns, hourTypes } from '@horae/contract/scheduling/decode-columns';
import { organisationUnitCalendarContract } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { rosterFeedsContract } from '@horae/contract/scheduling/roster-feeds.contract';
import { columnsMediaType, type StaffColumns, type StaffShift } from '@horae/contract/scheduling/staff-columns';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import { type TimesheetDay } from '@horae/contract/time/timesheet-lines';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { addDays, datesFrom, daysBetween, wallTime } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import type { Attribution } from '@horae/working-time';
import { clockedStretch, type WorkedStretch, workedByDay } from '@horae/working-time/worked-time';
import { Temporal } from 'temporal-polyfill';
import { sendToPayroll } from '#test/send-to-payroll';
import type { TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { hotel, unitIds } from './enter-hotel';
import { timeZone } from './random-hotel';

export interface Range {
  /** Half-open. */
  start: string;
  end: string;
}

/** Minutes by `employee day`, without zeros. */
export type ByPersonDay = Map<string, number>;

export interface View {
  planned: ByPersonDay;
  worked: ByPersonDay;
}

const zone = createZone(timeZone);
const datesOf = ({ start, end }: Range) => datesFrom(start, daysBetween(start, end));

/** A day more on either side: with another start of the day, the last one ends after midnight. */
const around = ({ start, end }: Range): Range => ({ start: addDays(start, -1), end: addDays(end, 1) });

/** How the hotel counts hours to days, and what is left out. */
interface Counting {
  attribution?: Attribution;
  divide?: number;
  leavesOutAbsent?: boolean;
  isGross?: boolean;
}

/** What the two calendars count under their bars, and the compare lens for what was clocked. */
function countBars(
  shifts: readonly StaffShift[],
  range: Range,
  { attribution = 'start', divide = 0, leavesOutAbsent = false, isGross = false }: Counting,
): View {
  const dates = datesOf(range);
  const days = { starts: [...dates, range.end].map((date) => zone.instantAt(wallTime(date, divide))), attribution };
  const count = (stretches: readonly (WorkedStretch & { employeeId: number })[]): ByPersonDay => {
    const found: ByPersonDay = new Map();
    for (const id of new Set(stretches.map(({ employeeId }) => employeeId))) {
      const own = stretches.filter(({ employeeId }) => employeeId === id).sort((a, b) => a.start - b.start);
      for (const [day, minutes] of workedByDay(own, days).entries())
        if (minutes > 0) found.set(`${id} ${dates[day]}`, minutes);
    }
    return found;
  };
  const known = shifts.filter(({ erganiShift, allDay }) => !erganiShift && !allDay);
  const clocked = known.flatMap(({ employeeId, start, actualStart, actualEnd, breakMinutes, pausedMinutes }) =>
    actualStart === null || actualEnd === null
      ? []
      : [
          Object.assign(
            clockedStretch(
              { start: actualStart, end: actualEnd, pausedMinutes: pausedMinutes ?? 0 },
              { start, breakMinutes },
            ),
            { employeeId },
          ),
        ],
  );
  const planned = known
    .filter(({ typeOfShift, status }) => hourTypes.includes(typeOfShift) && status !== 'cancelled')
    .filter(({ status }) => !(leavesOutAbsent && status === 'absent'))
    .map((shift) => (isGross ? Object.assign({}, shift, { breakMinutes: 0 }) : shift));
  return { planned: count(planned), worked: count(clocked) };
}

const add = (to: ByPersonDay, key: string, minutes: number) => {
  if (minutes !== 0) to.set(key, (to.get(key) ?? 0) + minutes);
};

export function viewsOf(api: TestApp) {
  const asColumns = { accept: columnsMediaType };
  const shiftsOf = (answer: { body: unknown }) => decodeColumns(answer.body as StaffColumns, String).shifts;

  return {
    async timeline(range: Range, counting: Counting = {}): Promise<View> {
      const body = { selectedHotel: hotel, dates: around(range), filters: { calendars: [3000, 3001, 3002] } };
      return countBars(
        shiftsOf(await api.asAdmin(unchecked(staffTimelineContract.filtered), { body }, asColumns)),
        range,
        counting,
      );
    },

    async unitCalendar(range: Range, counting: Counting = {}): Promise<View> {
      const shifts: StaffShift[] = [];
      for (const value of unitIds) {
        const body = { selectedHotel: hotel, organizationUnit: { value, label: '' }, dates: around(range) };
        shifts.push(
          ...shiftsOf(await api.asAdmin(unchecked(organisationUnitCalendarContract.ofUnit), { body }, asColumns)),
        );
      }
      return countBars(shifts, range, counting);
    },

    /** The clock records without a shift: the calendars show none of them, the working hours list them. */
    async looseClocks(range: Range): Promise<ByPersonDay> {
      const { body } = await api.asAdmin(unchecked(workingHoursContract.looseClocks), {
        body: { hotel, dates: range },
      });
      const found: ByPersonDay = new Map();
      for (const { employeeId, start, end } of body.records)
        if (end !== null)
          add(found, `${employeeId} ${start.slice(0, 10)}`, (Date.parse(end) - Date.parse(start)) / 60_000);
      return found;
    },

    async hours(range: Range): Promise<View> {
      const body = { hotel, dates: range, column: 'day', levels: ['employee'] };
      const answer = await api.asAdmin(unchecked(workingHoursContract.sums), { body });
      const view: View = { planned: new Map(), worked: new Map() };
      for (const { path, planned, actual } of answer.body.rows)
        for (const [index, { key }] of answer.body.columns.entries()) {
          add(view.planned, `${path[0]} ${key}`, planned[index] ?? 0);
          add(view.worked, `${path[0]} ${key}`, actual[index] ?? 0);
        }
      return view;
    },

    async departments(range: Range, column: 'day' | 'week' | 'month', hasPlaces = true) {
      const levels = hasPlaces ? ['department', 'employee'] : ['employee'];
      const body = { hotel, dates: range, column, levels };
      const answer = await api.asAdmin(unchecked(workingHoursContract.sums), { body });
      return answer.body;
    },

    async sheets(people: readonly number[], range: Range): Promise<Map<string, TimesheetDay>> {
      const months = [...new Set(datesOf(range).map((day) => day.slice(0, 7)))];
      const found = new Map<string, TimesheetDay>();
      for (const employee of people)
        for (const month of months) {
          const query = { hotel, month, employee };
          const { body } = await api.asAdmin(timesheetsContract.one, { query });
          for (const day of body.timesheet?.days ?? []) found.set(`${employee} ${day.day}`, day);
        }
      return found;
    },

    /** Approves and sends a month: who was in it, and the minutes of its lines. */
    async payroll(month: string): Promise<{ sent: Set<number>; lines: ByPersonDay }> {
      const about = { hotel, month };
      const listed = await api.asAdmin(unchecked(timesheetsContract.list), { query: { ...about, perPage: 100 } });
      const sheets = listed.body.sheets.map(({ id, version }) => ({ employee: id, version }));
      const approved = await api.asAdmin(timesheetsContract.approve, { body: { ...about, sheets, isApproved: true } });
      await sendToPayroll(api.asAdmin, about, approved.body.done);
      const lines: ByPersonDay = new Map();
      const { body } = await api.asAdmin(unchecked(timesheetsContract.lines), { query: about });
      for (const { employee, day, minutes } of body.lines) add(lines, `${employee.id} ${day}`, minutes);
      return { sent: new Set(body.lines.map(({ employee }) => employee.id)), lines };
    },

    /** What phones are told to be work, without breaks taken off. */
    async feeds(people: readonly number[]): Promise<ByPersonDay> {
      const found: ByPersonDay = new Map();
      for (const employeeId of people) {
        const added = await api.asAdmin(rosterFeedsContract.add, { body: { hotel, employeeId } });
        const { text } = await api.asNobody({
          ...unchecked(rosterFeedsContract.read),
          path: new URL(added.body.address).pathname as `/${string}`,
        });
        for (const event of text.split('BEGIN:VEVENT').slice(1)) {
          const [from, to] = ['DTSTART', 'DTEND'].map((name) => event.match(`${name}:(\\d{8}T\\d{6}Z)`)?.[1]);
          if (!from || !to || /STATUS:CANCELLED|SUMMARY:On call/.test(event)) continue;
          const [start, end] = [from, to].map((at) => Temporal.Instant.from(at).epochMilliseconds) as [number, number];
          add(found, `${employeeId} ${zone.dateAt(start)}`, (end - start) / 60_000);
        }
      }
      return found;
    },

    /** The board's stretches by person and day: planned work and what was clocked, as times of the day. */
    async board(range: Range): Promise<Map<string, { planned: string[]; clocked: string[] }>> {
      const found = new Map<string, { planned: string[]; clocked: string[] }>();
      for (let from = range.start; from < range.end; from = addDays(from, 20)) {
        const to = [addDays(from, 19), addDays(range.end, -1)].sort()[0]!;
        const query = { hotel, from, to, page: 1, perPage: 100 };
        const { body } = await api.asAdmin(unchecked(declarationsContract.board), { query });
        for (const { id, days } of body.rows)
          for (const { day, sides, clocked } of days) {
            const parts = sides.flatMap(({ planned }) => planned).filter(({ from: start }) => start !== null);
            const text = (one: { from: string | null; to: string | null }) => `${one.from}–${one.to ?? ''}`;
            found.set(`${id} ${day}`, { planned: parts.map(text).sort(), clocked: clocked.map(text).sort() });
          }
      }
      return found;
    },
  };
}
