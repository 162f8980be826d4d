import { type LocalDate, minute } from '@horae/local-time/local-date';
import type { AttendanceFacts, Finding } from './finding';
import { joined, lengthOf, type Span } from './span';

/** Findings about the declaration: overtime worked but not declared, and declared days that differ from the plan. */
export function layerFindings(facts: AttendanceFacts): Finding[] {
  return [...undeclaredOvertime(facts), ...differences(facts)];
}

const bare = { shift: null, proposal: null };

function undeclaredOvertime({ sessions, plans, declaredOvertime, tolerance, limitsOn }: AttendanceFacts): Finding[] {
  return [...byDay(sessions)].flatMap(([day, ofDay]) => {
    if (ofDay.some(({ to }) => to === null)) return [];
    const spans = ofDay.map(({ from, to }): Span => ({ from, to: to! }));
    const breaks = plans
      .filter(({ id }) => ofDay.some(({ shift }) => shift === id))
      .reduce((sum, plan) => sum + Math.max(0, plan.breakMinutes - pausesOf(plan, spans)), 0);
    const worked = lengthOf(joined(spans)) / minute - breaks;
    const declared = lengthOf(declaredOvertime.filter((one) => one.day === day)) / minute;
    const { dailyStatutory } = limitsOn(day);
    const measured = worked - dailyStatutory - declared;
    if (measured <= tolerance.graceOut) return [];
    return [
      {
        ...bare,
        kind: 'overtimeNotDeclared' as const,
        day,
        subject: `day ${day}`,
        measured,
        limit: dailyStatutory,
      },
    ];
  });
}

/** Minutes without work between the first in and the last out of a shift. */
function pausesOf({ from, to }: Span, spans: Span[]): number {
  const inside = joined(spans).filter((span) => span.from < to && span.to > from);
  if (inside.length === 0) return 0;
  return (inside.at(-1)!.to - inside[0]!.from - lengthOf(inside)) / minute;
}

/** Days that were declared with hours other than the planned ones. */
function differences({ plans, declared, now }: AttendanceFacts): Finding[] {
  const work = plans.filter(({ isStandBy, isOvertime, from }) => !isStandBy && !isOvertime && from < now);
  const plansOf = byDay(work);
  return [...byDay(declared)].flatMap(([day, ofDay]) => {
    const planned = plansOf.get(day);
    if (!planned || text(planned) === text(ofDay)) return [];
    const measured = Math.abs(lengthOf(joined(planned)) - lengthOf(joined(ofDay))) / minute;
    return [{ ...bare, kind: 'layersDiffer' as const, day, subject: `day ${day}`, measured, limit: null }];
  });
}

const text = (spans: readonly Span[]) => JSON.stringify(joined(spans).map(({ from, to }) => [from, to]));

function byDay<T extends { day: LocalDate }>(list: readonly T[]): Map<LocalDate, T[]> {
  const days = new Map<LocalDate, T[]>();
  for (const one of list) days.set(one.day, [...(days.get(one.day) ?? []), one]);
  return days;
}
