import { dateOfDay } from '@horae/local-time/local-date';
import * as fc from 'fast-check';
import { type HourlyLeaveKind, hourlyLeaveCodes, type LeaveKind, leaveCodes } from '../codes/leave-kind';
import { lateReasons, overtimeReasons } from '../codes/reason';
import { wallClock } from '../local-time';
import type { DatedDeclaration } from '../messages/declaration';
import type { LeavePart } from '../messages/leave';
import type { ErganiMessage } from '../messages/message';
import type { OvertimePart } from '../messages/overtime';
import type { SchedulePart } from '../messages/schedule-part';
import { weekdays } from '../messages/weekly-schedule';
import {
  branch,
  date,
  day,
  digits,
  filing,
  heading,
  joined,
  keys,
  number,
  people,
  person,
  sometimes,
  span,
  taxNumber,
  time,
  words,
} from './any-field';

const scheduleParts: fc.Arbitrary<SchedulePart[]> = fc.oneof(
  fc.constantFrom('rest', 'nonWorking').map((kind) => [{ kind }]),
  fc.array(fc.record({ kind: fc.constantFrom('work', 'telework'), from: time, to: time }), {
    minLength: 1,
    maxLength: 3,
  }),
);
const overtimeParts: fc.Arbitrary<OvertimePart[]> = fc.oneof(
  fc.constant<OvertimePart[]>([{ kind: 'noOvertime' }]),
  fc.array(fc.record({ kind: fc.constant('overtime'), from: time, to: time }), { minLength: 1, maxLength: 2 }),
);
const entitlement = sometimes({ year: fc.integer({ min: 2020, max: 2030 }), entitledDays: number(999) });
const leaveParts: fc.Arbitrary<LeavePart[]> = fc.oneof(
  fc.tuple(keys<LeaveKind>(leaveCodes), entitlement).map(([kind, more]) => [{ kind, ...more }]),
  fc
    .tuple(keys<HourlyLeaveKind>(hourlyLeaveCodes), span, entitlement)
    .map(([kind, hours, more]) => [{ kind, hours, ...more }]),
);

/** Declarations in which every person has a row for every date. */
function dated<Part>(parts: fc.Arbitrary<Part[]>): fc.Arbitrary<DatedDeclaration<Part>[]> {
  const days = fc
    .record({ people, first: day, length: fc.integer({ min: 1, max: 3 }) })
    .chain(({ people, first, length }) =>
      fc.array(parts, { minLength: people.length * length, maxLength: people.length * length }).map((all) => ({
        from: dateOfDay(first),
        to: dateOfDay(first + length - 1),
        rows: all.map((parts, i) => ({
          person: people[i % people.length]!,
          date: dateOfDay(first + Math.floor(i / people.length)),
          parts,
        })),
      })),
    );
  return fc.array(joined(joined(fc.record({ branch }), heading), days), { minLength: 1, maxLength: 2 });
}

/** Any instant of 2026, often in one of the nights in which the clocks of Athens change. */
const anyInstant = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
  fc.integer({ min: Date.UTC(2026, 2, 28, 22), max: Date.UTC(2026, 2, 29, 3) }),
  fc.integer({ min: Date.UTC(2026, 9, 24, 22), max: Date.UTC(2026, 9, 25, 3) }),
);

const cardEvent = joined(
  joined(
    fc.record({ person, direction: fc.constantFrom('in', 'out') }),
    anyInstant.map((at) => ({ at, referenceDate: wallClock(at).date })),
  ),
  sometimes({ lateReason: keys(lateReasons) }),
);

const week = fc
  .tuple(person, fc.array(scheduleParts, { minLength: 7, maxLength: 7 }))
  .map(([person, week]) => ({ rows: week.map((parts, i) => ({ person, weekday: weekdays[i]!, parts })) }));

const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 2 });
const comments = (most: number) => sometimes({ comments: words(most) });

const optOut = joined(
  fc.record({ branch, isOptedOut: fc.boolean(), month: date.map((date) => date.slice(0, 7)) }),
  comments(100),
);

const extraShift = joined(
  joined(
    fc.record({ branch, isContinuousOperation: fc.boolean(), mainActivity: digits(2, 8) }),
    date.map((date) => ({ from: date, to: date })),
  ),
  sometimes({ occasion: words(100), comments: words(100) }),
);

const overtimeFormRow = fc.record({
  person,
  socialSecurityNumber: digits(11, 11),
  date,
  from: time,
  to: time,
  isCancelled: fc.boolean(),
  specialty: digits(1, 10),
  reason: keys(overtimeReasons),
  weekDays: fc.constantFrom(5 as const, 6 as const),
});

const overtimeForm = joined(
  joined(
    fc.record({
      branch,
      inspectorate: digits(1, 10),
      mainActivity: digits(2, 8),
      branchActivity: digits(2, 8),
      municipality: digits(1, 10),
      representativeTaxNumber: taxNumber,
      rows: some(overtimeFormRow),
    }),
    heading,
  ),
  sometimes({
    otherActivities: fc.array(digits(2, 8), { minLength: 1, maxLength: 4 }),
    employersAssociation: words(100),
  }),
);

/** Messages of every kind, with valid check digits and a row for every person on every date. */
export const anyMessage: fc.Arbitrary<ErganiMessage> = fc.oneof(
  fc.record({
    kind: fc.constant('workCard'),
    cards: some(joined(fc.record({ employerTaxNumber: taxNumber, branch, events: some(cardEvent) }), comments(200))),
  }),
  fc.record({ kind: fc.constant('dailySchedule'), filing, declarations: dated(scheduleParts) }),
  fc.record({
    kind: fc.constant('weeklySchedule'),
    declarations: some(joined(joined(heading, fc.record({ branch, from: date })), week)),
  }),
  fc.record({ kind: fc.constant('overtime'), filing, declarations: dated(overtimeParts) }),
  fc.record({ kind: fc.constant('leave'), isCorrection: fc.boolean(), declarations: dated(leaveParts) }),
  fc.record({
    kind: fc.constant('cancellation'),
    document: fc.constantFrom('WTOLeave', 'WTOLeaveC'),
    protocol: words(50),
    submittedOn: date,
  }),
  fc.record({ kind: fc.constant('preAnnouncementOptOut'), declarations: some(optOut) }),
  fc.record({ kind: fc.constant('extraShift'), notices: some(extraShift) }),
  fc.record({ kind: fc.constant('overtimeForm'), isAfterwards: fc.boolean(), forms: some(overtimeForm) }),
);
