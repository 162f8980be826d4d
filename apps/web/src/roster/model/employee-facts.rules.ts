import type { HourlyLeave } from '@horae/contract/scheduling/roster-checks.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { type AwayFacts, awayFactsOf, noHours } from './away-hours.rules';
import { type Finding, onShifts, undeclared } from './findings.rules';
import type { LocalDays } from './local-days.rules';
import type { Shift } from './shift.rules';
import { type Twins, twinsOf } from './twins.rules';

/** What can be derived from one employee's shifts whatever is displayed: twins, findings and leave by the hour. */
export interface EmployeeFacts {
  twins: ReadonlyMap<Shift, Twins>;
  findings: readonly Finding[];
  away: AwayFacts;
  /** Minutes after which a missing clock-out counts as forgotten, if the policy is known. */
  longestSession?: number | undefined;
}

/** What the server knows of one employee's days. */
interface Checked {
  found?: readonly Finding[] | undefined;
  hours?: readonly HourlyLeave[] | undefined;
  longestSession?: number | undefined;
}

/** The same object until something in it changes. */
export interface Circumstances {
  days: LocalDays;
  /** Whether declarations are loaded, so that a missing one is a finding. */
  hasDeclarations: boolean;
  /** Days on which any employee of the hotel clocked in. */
  clockDays: ReadonlySet<LocalDate>;
}

interface Held {
  circumstances: Circumstances;
  found: readonly Finding[];
  hours: readonly HourlyLeave[];
  facts: EmployeeFacts;
}

const nothing: readonly Finding[] = [];
const same = <T>(a: readonly T[], b: readonly T[]) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Creates a function that returns an employee's facts; the same object as long as all inputs are equal. */
export function createFactFinder() {
  const cache = new WeakMap<readonly Shift[], Held>();

  return (
    shifts: readonly Shift[],
    circumstances: Circumstances,
    { found = nothing, hours = noHours, longestSession }: Checked = {},
  ): EmployeeFacts => {
    const before = cache.get(shifts);
    const isSame = before?.circumstances === circumstances;
    const isSameSession = before?.facts.longestSession === longestSession;
    if (isSame && isSameSession && same(before.found, found) && same(before.hours, hours)) return before.facts;
    const { days, hasDeclarations } = circumstances;
    const twins = isSame ? before.facts.twins : twinsOf(shifts, days);
    const findings = [...onShifts(found, shifts, days), ...(hasDeclarations ? undeclared(shifts, twins, days) : [])];
    findings.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    const facts = { twins, findings, away: awayFactsOf(hours, shifts, days), longestSession };
    cache.set(shifts, { circumstances, found, hours, facts });
    return facts;
  };
}
