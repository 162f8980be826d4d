import type { DeclarationFiling } from '@horae/contract/declarations/declaration-kinds';
import { dueOf, filingOf } from './deadlines.rules';
import { type DayFamily, type DeclaredDay, dayFamilies } from './declared';
import { type PlannedDay, runsOf, toDeclare } from './planned-days.rules';
import { missingOn, type PlanOfPerson, type PlanRead } from './read-plan';
import type { RosterPerson } from './read-roster';
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

/** Whether the plan of a day may go. */
export type IsTaken = (employeeId: number, planned: PlannedDay) => boolean;

/** Returns the differences between plan and declarations on the days that are taken, by message. */
export function wantedMessages(plan: PlanRead, isTaken: IsTaken): Wanted[] {
  return plan.people.flatMap(({ person, days }) => {
    const own = days.filter((planned) => isTaken(person.id, planned));
    return wantedOf(person, own, plan);
  });
}

function wantedOf(person: RosterPerson, own: readonly PlannedDay[], plan: PlanRead): Wanted[] {
  const { clock, today, afterwardsMonths, declaredOf } = plan;
  const { id: employeeId } = person;
  const found = own.flatMap((planned) => missingOn(plan, person, planned));
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
  const schedule = scheduleDays(person, own, plan);
  const week = weekToDeclare(schedule, today);
  const leaves = daysOf('leave').filter(({ parts }) => parts.length > 0);
  const off = daysOf('leave').filter(({ parts }) => parts.length === 0);
  const changes = leaveChanges(off.map(({ day }) => ({ day, leave: standing('leave', day)!.by })));
  const isSaidAnew = ({ day }: DeclaredDay) => leaves.some((one) => one.day === day);
  const others = changes.flatMap((change) => (change.kind === 'repeat' ? change.others.flat() : []));
  return [
    ...changes.map((change) => takingBack(employeeId, change)),
    ...(week ? [weekOf(employeeId, week, plan)] : []),
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

/** The week of a person that would be declared for every later one too, if these days go. */
export const weekOfPerson = (plan: PlanRead, { person, days }: PlanOfPerson): readonly DeclaredDay[] | undefined =>
  weekToDeclare(scheduleDays(person, days, plan), plan.today);

/** The schedule of somebody with fixed hours, where the hotel declares those by the week. */
function scheduleDays(person: RosterPerson, own: readonly PlannedDay[], plan: PlanRead): ScheduleDay[] {
  if (!plan.weeklyForFixed || !person.hasFixedHours) return [];
  return own.map((planned) => {
    const { standing, open } = plan.declaredOf(person.id, 'dailySchedule', planned.day);
    return {
      day: planned.day,
      parts: toDeclare(planned).dailySchedule,
      isMissing: missingOn(plan, person, planned).some(({ kind }) => kind === 'dailySchedule'),
      hasOwnDate: [standing, open].some((said) => said?.by.kind === 'dailySchedule' && said.by.state !== 'rejected'),
    };
  });
}

function weekOf(employeeId: number, week: DeclaredDay[], { clock, afterwardsMonths, declaredOf }: PlanRead): Wanted {
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
