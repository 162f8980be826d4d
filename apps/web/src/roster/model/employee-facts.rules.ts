import type { LocalDate } from '@horae/local-time/local-date';
import type { Finding } from './findings.rules';
import type { LocalDays } from './local-days.rules';
import { checkEmployee, holdsUntil } from './schedule-checks.rules';
import type { Shift } from './shift.rules';
import { type Twins, twinsOf } from './twins.rules';

/** What follows from one employee's shifts, whatever is displayed of them. */
export interface EmployeeFacts {
  twins: ReadonlyMap<Shift, Twins>;
  findings: readonly Finding[];
}

/** One object as long as nothing of it changes. */
export interface Circumstances {
  days: LocalDays;
  hasDeclarations: boolean;
  clockDays: ReadonlySet<LocalDate>;
}

interface Held {
  circumstances: Circumstances;
  facts: EmployeeFacts;
  until: number;
}

const sameFindings = (a: readonly Finding[], b: readonly Finding[]) =>
  a.length === b.length && a.every(({ code, date }, at) => code === b[at]!.code && date === b[at]!.date);

/** Finds the facts once per list of shifts, and again when time has made new ones. */
export function createFactFinder() {
  const held = new WeakMap<readonly Shift[], Held>();

  return (shifts: readonly Shift[], circumstances: Circumstances, now: number): EmployeeFacts => {
    const before = held.get(shifts);
    const isSame = before?.circumstances === circumstances;
    if (isSame && now < before.until) return before.facts;
    const twins = isSame ? before.facts.twins : twinsOf(shifts, circumstances.days);
    const findings = checkEmployee({ shifts, twins, now, ...circumstances });
    const facts = isSame && sameFindings(before.facts.findings, findings) ? before.facts : { twins, findings };
    held.set(shifts, { circumstances, facts, until: holdsUntil(shifts, now) });
    return facts;
  };
}
