import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { RosterLaws, RosterLimits, RosterWish, WorkInOtherHotel } from '@horae/working-time';

export const wireWork = ({
  from,
  to,
  breakMinutes,
  isOvertime,
}: WorkInOtherHotel): [number, number, number, number] => [from, to, breakMinutes, isOvertime ? 1 : 0];

export const centsOf = (rate: number | null | undefined) =>
  rate === null || rate === undefined ? null : { cents: Math.round(rate * 100) };

export const wireWish = ({ first, last, weekdays, hours }: RosterWish): NonNullable<Person['wishes']>[number] => ({
  first,
  last,
  weekdays: [...weekdays],
  hours: hours && [...hours],
});

export function wireLimits(limits: RosterLimits | null, law: () => number): Rule['limits'] {
  if (!limits) return null;
  const { noWork, ...others } = limits;
  return { ...others, ...(noWork && { noWork: [...noWork] }), law: law() };
}

/** The laws of many people and days, each once. */
export function lawsSent(): { all: RosterLaws[]; indexOf: (laws: RosterLaws) => number } {
  const all: RosterLaws[] = [];
  const places = new Map<RosterLaws, number>();
  const ofText = new Map<string, number>();
  return {
    all,
    indexOf(laws) {
      const known = places.get(laws);
      if (known !== undefined) return known;
      const text = JSON.stringify(laws);
      const at = ofText.get(text) ?? all.push(laws) - 1;
      ofText.set(text, at);
      places.set(laws, at);
      return at;
    },
  };
}

type Person = PlanRules['people'][number];
type Rule = Person['rules'][number];

/** Days with the same rule as the day before are left out. */
export function runsOf(dates: readonly string[], ruleOn: (day: string) => Omit<Rule, 'from'>): Rule[] {
  const runs: Rule[] = [];
  let before = '';
  for (const from of dates) {
    const rule = ruleOn(from);
    const text = JSON.stringify(rule);
    if (text !== before) runs.push({ from, ...rule });
    before = text;
  }
  return runs;
}
