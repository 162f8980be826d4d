import { type DayFamily, type DeclaredDay, type DeclaredPart, dayFamilies, saysSame } from './declared';
import { type PlannedDay, toDeclare } from './planned-days.rules';

/** What is known of a family on a day: what counts, and what is open after it. */
export interface Known {
  standing: { parts: DeclaredPart[]; by: { source: string; isLeaving: boolean } } | undefined;
  open: { parts: DeclaredPart[]; by: { state: string } } | undefined;
}

/** What a day still has to say to the state, family by family; without parts where declared leave is off the roster. */
export function missingOf(
  planned: PlannedDay,
  known: (kind: DayFamily) => Known,
): { kind: DayFamily; day: DeclaredDay }[] {
  const wanted = toDeclare(planned);
  return dayFamilies.flatMap((kind) => {
    const { standing, open } = known(kind);
    const said = open && open.by.state !== 'rejected' ? open.parts : standing?.parts;
    if (kind === 'leave' && !wanted.leave)
      return isOff(standing) ? [{ kind, day: { day: planned.day, parts: [] } }] : [];
    const parts = wanted[kind] ?? takenBack(kind, said);
    if (!parts || (said && saysSame(parts, said))) return [];
    return [{ kind, day: { day: planned.day, parts } }];
  });
}

/** Overtime that is off the roster is declared away; nothing else is. */
function takenBack(kind: DayFamily, said: DeclaredPart[] | undefined): DeclaredPart[] | undefined {
  return kind === 'overtime' && said?.some((part) => part.kind === 'overtime') ? [{ kind: 'noOvertime' }] : undefined;
}

/** What the demo invented the service does not know, so there is nothing to take back. */
const isOff = (standing: Known['standing']) =>
  standing !== undefined && standing.by.source !== 'demo' && !standing.by.isLeaving;
