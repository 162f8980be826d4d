import { type DayFamily, type DeclaredDay, type DeclaredPart, dayFamilies, saysSame } from './declared';
import { type PlannedDay, toDeclare } from './planned-days.rules';

/** The declarations of a family on a day: the one that counts, and a later one that is still open. */
export interface Known {
  standing: { parts: DeclaredPart[]; by: { source: string; isLeaving: boolean } } | undefined;
  open: { parts: DeclaredPart[]; by: { state: string } } | undefined;
}

/** Returns what must still be declared for a day, by family; without parts for a declared leave off the roster. */
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

/** Overtime no longer on the roster is declared as none; other families are not withdrawn this way. */
function takenBack(kind: DayFamily, said: DeclaredPart[] | undefined): DeclaredPart[] | undefined {
  return kind === 'overtime' && said?.some((part) => part.kind === 'overtime') ? [{ kind: 'noOvertime' }] : undefined;
}

/** The service does not know the demo's invented leaves, so they need no cancellation. */
const isOff = (standing: Known['standing']) =>
  standing !== undefined && standing.by.source !== 'demo' && !standing.by.isLeaving;
