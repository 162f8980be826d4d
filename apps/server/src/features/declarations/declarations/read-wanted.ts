import type { DeclarationFiling } from '@horae/contract/declarations/declarations.contract';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { dueOf, filingOf } from './deadlines.rules';
import { type DayFamily, type DeclaredDay, dayFamilies } from './declared';
import { missingOf } from './differences.rules';
import { type PlannedDay, runsOf, toDeclare } from './planned-days.rules';
import { type DeclaredOf, readDeclared } from './read-declared';
import { readPlannedDays } from './read-planned-days';
import { type Asked, type RosterPerson, readRosterPeople } from './read-roster';
import { settingsOf } from './settings.service';
import { besideWeek, type ScheduleDay, weekToDeclare } from './weekly-pattern.rules';
import { hashOf, type LeaveChange, leaveChanges } from './withdrawn-leave';

/** A message yet to be sent. */
export interface Wanted {
  employeeId: number;
  kind: DayFamily | 'weeklySchedule' | 'cancellation';
  filing: DeclarationFiling;
  days: DeclaredDay[];
  /** Repeating a declaration of the same days gives the same key, unless another one was accepted in between. */
  key: string;
  due: number | null;
  /** The accepted leave that it cancels or repeats. */
  takesBack?: number;
}

interface Reading {
  clock: HotelClock;
  today: string;
  afterwardsMonths: readonly string[];
  weeklyForFixed: boolean;
  declaredOf: DeclaredOf;
}

/** Returns the differences between the plan of these employees and days and the declarations, by message. */
export async function readWanted(
  tx: Database,
  hotel: GrantedHotel,
  asked: Asked,
  days: readonly string[],
  isAsked: (employeeId: number, day: string) => boolean = () => true,
): Promise<Wanted[]> {
  const people = await readRosterPeople(tx, hotel, asked);
  const planned = await readPlannedDays(tx, hotel, people, days);
  const ids = people.map(({ id }) => id);
  const declaredOf = await readDeclared(tx, hotel, ids, [days[0]!, days.at(-1)!]);
  const { afterwardsMonths, weeklyForFixed } = await settingsOf(tx, hotel.companyId);
  const clock = hotelClock(hotel.timeZone);
  const today = clock.today();
  const reading = { clock, today, afterwardsMonths, weeklyForFixed, declaredOf };
  return people.flatMap((person) => {
    const own = planned.get(person.id)!.filter(({ day }) => isAsked(person.id, day));
    return wantedOf(person, own, reading);
  });
}

function wantedOf(person: RosterPerson, own: readonly PlannedDay[], reading: Reading): Wanted[] {
  const { clock, today, afterwardsMonths, weeklyForFixed, declaredOf } = reading;
  const { id: employeeId } = person;
  const found = own.flatMap((day) => missingOf(day, (kind) => declaredOf(employeeId, kind, day.day)));
  const daysOf = (kind: DayFamily) => found.filter((one) => one.kind === kind).map(({ day }) => day);
  const standing = (kind: DayFamily, day: string) => declaredOf(employeeId, kind, day).standing;
  const runs = (kind: DayFamily, ofFamily: readonly DeclaredDay[]) => {
    const filing = ({ day }: DeclaredDay) => filingOf(day, today, afterwardsMonths);
    return runsOf(ofFamily, (one, next) => filing(one) !== filing(next)).map((run): Wanted => {
      const hash = hashOf(run, (day) => String(standing(kind, day)?.by.id ?? ''));
      return {
        employeeId,
        kind,
        filing: filing(run[0]!),
        days: run,
        key: `${kind}:${employeeId}:${run[0]!.day}:${run.at(-1)!.day}:${hash}`,
        due: earliest(run.map((day) => dueOf(kind, day, clock, afterwardsMonths))),
      };
    });
  };
  const schedule =
    weeklyForFixed && person.hasFixedHours ? scheduleDays(own, daysOf('dailySchedule'), reading, employeeId) : [];
  const week = weekToDeclare(schedule, today);
  const leaves = daysOf('leave').filter(({ parts }) => parts.length > 0);
  const off = daysOf('leave').filter(({ parts }) => parts.length === 0);
  const changes = leaveChanges(off.map(({ day }) => ({ day, leave: standing('leave', day)!.by })));
  const isSaidAnew = ({ day }: DeclaredDay) => leaves.some((one) => one.day === day);
  const others = changes.flatMap((change) => (change.kind === 'repeat' ? change.others.flat() : []));
  return [
    ...changes.map((change) => takingBack(employeeId, change)),
    ...(week ? [weekOf(employeeId, week, reading)] : []),
    ...dayFamilies.flatMap((kind) => {
      const said = kind === 'dailySchedule' && week ? besideWeek(schedule, week, clock) : daysOf(kind);
      const days = kind === 'leave' ? [...leaves, ...others.filter((day) => !isSaidAnew(day))] : said;
      return runs(
        kind,
        days.toSorted((one, other) => one.day.localeCompare(other.day)),
      );
    }),
  ];
}

function takingBack(employeeId: number, change: LeaveChange): Wanted {
  const { kind, leave } = change;
  const said = { employeeId, filing: 'before' as const, due: null, takesBack: leave.id };
  if (kind === 'cancellation') return { ...said, kind, days: leave.days, key: `cancellation:${leave.id}` };
  const { days } = change;
  return { ...said, kind: 'leave', days, key: `leave:${employeeId}:of ${leave.id}:${hashOf(days, () => '')}` };
}

function scheduleDays(
  own: readonly PlannedDay[],
  missing: readonly DeclaredDay[],
  { declaredOf }: Reading,
  employeeId: number,
): ScheduleDay[] {
  return own.map((planned) => {
    const { standing, open } = declaredOf(employeeId, 'dailySchedule', planned.day);
    return {
      day: planned.day,
      parts: toDeclare(planned).dailySchedule,
      isMissing: missing.some(({ day }) => day === planned.day),
      hasOwnDate: [standing, open].some((said) => said?.by.kind === 'dailySchedule' && said.by.state !== 'rejected'),
    };
  });
}

function weekOf(employeeId: number, week: DeclaredDay[], { clock, afterwardsMonths, declaredOf }: Reading): Wanted {
  const hash = hashOf(week, (day) => String(declaredOf(employeeId, 'dailySchedule', day).standing?.by.id ?? ''));
  return {
    employeeId,
    kind: 'weeklySchedule',
    filing: 'before',
    days: week,
    key: `weeklySchedule:${employeeId}:${week[0]!.day}:${hash}`,
    due: earliest(week.map((day) => dueOf('dailySchedule', day, clock, afterwardsMonths))),
  };
}

const earliest = (dues: (number | null)[]) =>
  dues.reduce((one, due) => (one === null || (due ?? one) < one ? due : one), dues[0]!);
