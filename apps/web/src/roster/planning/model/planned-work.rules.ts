import { hourTypes } from '@horae/contract/scheduling/decode-columns';
import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { WorkInOtherHotel } from '@horae/working-time';
import { unpaidBreak } from '@horae/working-time/worked-time';
import { readMoment } from '../../model/read-event.rules';

/** What one person's plan is checked by. */
export type PersonRules = PlanRules['people'][number];
type Item = NonNullable<PlanDraft['item']> | NonNullable<PlanChange['item']>;

/** Planned work in epoch milliseconds, with the unpaid minutes of its break. */
export interface PlannedWork {
  id: number;
  from: number;
  to: number;
  breakMinutes: number;
  isOvertime: boolean;
  /** As what it is worked; null: as what its person works. */
  jobTitle: string | null;
  /** What it needs beside what that job needs. */
  skill: string | null;
}

interface Drafted {
  drafts: readonly PlanDraft[];
  zone: Zone;
}

export const isWorkType: ReadonlySet<string> = new Set(hourTypes);

const known = new WeakMap<PlanRules, ReadonlyMap<number, PersonRules>>();

/** The rules of a person; undefined while they are not loaded. */
export function rulesOf(rules: PlanRules | undefined, employee: number): PersonRules | undefined {
  if (!rules) return undefined;
  let byId = known.get(rules);
  if (!byId) {
    byId = new Map(rules.people.map((person) => [person.employeeId, person]));
    known.set(rules, byId);
  }
  return byId.get(employee);
}

/** What holds for a person on a day. */
export const ruleOn = ({ rules }: PersonRules, day: LocalDate) => rules.findLast(({ from }) => from <= day);

/** The unpaid minutes of a break that is planned for a person on a day; all of them while the rules are not loaded. */
export function unpaidMinutes(person: PersonRules | undefined, day: LocalDate, breakMinutes: number): number {
  return unpaidBreak(breakMinutes, (person && ruleOn(person, day)?.isBreakPaid) ?? false);
}

/** The published work of a person with drafts and changes laid over it, sorted by start. */
export function plannedWork(
  person: PersonRules,
  { drafts, zone }: Drafted,
  changes: readonly PlanChange[] = [],
): PlannedWork[] {
  const changed = new Set(changes.map(({ id }) => id));
  const drafted = drafts.filter(({ id }) => !changed.has(id));
  const replaced = new Set([...changed, ...drafted.map(({ id }) => id)]);
  const placed = new Map(person.elsewhere.map((one) => [one.id, one]));
  const published = person.work.flatMap(([id, from, to, breakMinutes, overtime]) => {
    if (replaced.has(id)) return [];
    const { jobTitle = null, skill = null } = placed.get(id) ?? {};
    return [{ id, from, to, breakMinutes, isOvertime: overtime === 1, jobTitle, skill }];
  });
  const items = [...drafted, ...changes].flatMap(({ id = 0, item }) => (item ? [{ id, item }] : []));
  const planned = items
    .filter(({ item }) => item.employeeId === person.employeeId && isWorkType.has(item.typeOfShift))
    .map(({ id, item }) => workOfItem(id, item, person, zone));
  return [...published, ...planned].sort((a, b) => a.from - b.from || a.id - b.id);
}

/** The published work of a person in other hotels. */
export const workInOtherHotels = ({ inOtherHotels = [] }: PersonRules): WorkInOtherHotel[] =>
  inOtherHotels.map(([from, to, breakMinutes, overtime]) => ({ from, to, breakMinutes, isOvertime: overtime === 1 }));

function workOfItem(id: number, item: Item, person: PersonRules, zone: Zone): PlannedWork {
  const from = readMoment(item.start, zone)!;
  return {
    id,
    from,
    to: readMoment(item.end, zone)!,
    breakMinutes: unpaidMinutes(person, zone.dateAt(from), item.breakMinutes),
    isOvertime: item.typeOfShift === 'Overtime',
    jobTitle: item.jobTitle,
    skill: item.skill,
  };
}
