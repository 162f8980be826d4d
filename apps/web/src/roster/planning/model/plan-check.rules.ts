import type { PlanChange, PlanDraft, PlanRules } from '@horae/contract/scheduling/planning.contract';
import { hourTypes } from '@horae/contract/scheduling/staff-columns';
import type { Zone } from '@horae/local-time/zone';
import { type RosterFinding, rosterFindings, workingDays } from '@horae/working-time';
import { unpaidBreak } from '@horae/working-time/worked-time';
import { readMoment } from '../../model/read-event.rules';

type Rules = PlanRules['people'][number];
type Item = NonNullable<PlanDraft['item']> | NonNullable<PlanChange['item']>;

interface Work {
  id: number;
  from: number;
  to: number;
  breakMinutes: number;
  isOvertime: boolean;
}

export interface CheckedPlan {
  rules: PlanRules;
  drafts: readonly PlanDraft[];
  zone: Zone;
}

/** A finding that changes would add to a person's plan. */
export interface NewFinding extends RosterFinding {
  employeeId: number;
}

/** More people than anybody drags at once are checked by the server alone. */
const mostPeople = 40;
const isWork: ReadonlySet<string> = new Set(hourTypes);

/** What would be wrong with the plans of the people concerned after some changes, and is not wrong now. */
export function newFindings(plan: CheckedPlan, changes: readonly PlanChange[]): NewFinding[] {
  const concerned = new Set(changes.flatMap(({ item }) => item?.employeeId ?? []));
  if (concerned.size > mostPeople) return [];
  return plan.rules.people
    .filter(({ employeeId }) => concerned.has(employeeId))
    .flatMap((person) => {
      const before = new Set(findingsOf(person, plan, []).map(keyOf));
      return findingsOf(person, plan, changes)
        .filter((finding) => !before.has(keyOf(finding)))
        .map((finding) => ({ ...finding, employeeId: person.employeeId }));
    });
}

const keyOf = ({ kind, day, measured }: RosterFinding): string => `${kind} ${day} ${measured}`;

function findingsOf(person: Rules, plan: CheckedPlan, changes: readonly PlanChange[]): RosterFinding[] {
  const { zone } = plan;
  const own = workOf(person, plan, changes);
  const days = workingDays(own, zone);
  const shifts = own.map((shift) => ({ ...shift, day: days.get(shift)! }));
  const limitsOn = (day: string) => ruleOn(person, day)?.limits ?? null;
  return rosterFindings({ shifts, limitsOn, zone, overtimeBefore: person.overtimeBefore });
}

const ruleOn = ({ rules }: Rules, day: string) => rules.findLast(({ from }) => from <= day);

/** The published work of a person with drafts and changes laid over it, sorted by start. */
function workOf(person: Rules, { drafts, zone }: CheckedPlan, changes: readonly PlanChange[]): Work[] {
  const changed = new Set(changes.map(({ id }) => id));
  const drafted = drafts.filter(({ id }) => !changed.has(id));
  const replaced = new Set([...changed, ...drafted.map(({ id }) => id)]);
  const published = person.work.flatMap(([id, from, to, breakMinutes, overtime]) =>
    replaced.has(id) ? [] : [{ id, from, to, breakMinutes, isOvertime: overtime === 1 }],
  );
  const items = [...drafted, ...changes].flatMap(({ id = 0, item }) => (item ? [{ id, item }] : []));
  const planned = items
    .filter(({ item }) => item.employeeId === person.employeeId && isWork.has(item.typeOfShift))
    .map(({ id, item }) => workOfItem(id, item, person, zone));
  return [...published, ...planned].sort((a, b) => a.from - b.from || a.id - b.id);
}

function workOfItem(id: number, item: Item, person: Rules, zone: Zone): Work {
  const from = readMoment(item.start, zone)!;
  const isPaid = ruleOn(person, zone.dateAt(from))?.isBreakPaid ?? false;
  return {
    id,
    from,
    to: readMoment(item.end, zone)!,
    breakMinutes: unpaidBreak(item.breakMinutes, isPaid),
    isOvertime: item.typeOfShift === 'Overtime',
  };
}
