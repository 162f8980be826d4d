import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { declarations } from '../../declarations/declarations/declarations.table';
import { timesheets } from '../../time/timesheets/timesheets.table';
import { builtOn } from '../people/built-on.reads';
import { builtOnShifts } from './built-on-shifts';
import { builtOnEvents, type ImportedEvent } from './imported-events';
import type { ImportedPerson } from './imported-people';

interface Undone {
  companyId: number;
  madeAt: Date;
  shiftIds: number[];
  people: ImportedPerson[];
  events: ImportedEvent[];
  /** What was done with the open shifts that it drafted. */
  onOpen: string | null;
}

const mostNamed = 5;

/** Refuses to undo an import on which something was built, and names what it was. */
export async function refuseBuilt(tx: Database, undone: Undone): Promise<void> {
  const reasons = [
    ...(await builtOnPeople(tx, undone)),
    ...(await builtOnShifts(tx, undone)),
    ...(await builtOnEvents(tx, undone.companyId, undone.events)),
    ...(undone.onOpen ? [undone.onOpen] : []),
  ];
  if (reasons.length === 0) return;
  const more = reasons.length > mostNamed ? `; and ${reasons.length - mostNamed} more` : '';
  throw conflict(`This import can no longer be undone: ${reasons.slice(0, mostNamed).join('; ')}${more}.`);
}

/** People who changed since, newcomers with something of their own, and changed people who were signed for or declared. */
async function builtOnPeople(tx: Database, { companyId, madeAt, shiftIds, people, events }: Undone): Promise<string[]> {
  const newcomers = people.filter(({ isNew }) => isNew).map(({ id }) => id);
  const others = people.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const built = await builtOn(tx, companyId, newcomers, [...shiftIds, ...events.map(({ eventId }) => eventId)]);
  const lastSigned = sql`greatest(${timesheets.confirmedAt}, ${timesheets.approvedAt}, ${timesheets.lockedAt})`;
  const signed = await tx
    .selectDistinct({ id: timesheets.employeeId })
    .from(timesheets)
    .where(
      and(
        eq(timesheets.companyId, companyId),
        inArray(timesheets.employeeId, others),
        sql`${lastSigned} > ${madeAt.toISOString()}`,
      ),
    );
  const isDeclared = and(inArray(declarations.employeeId, others), gt(declarations.askedAt, madeAt));
  const declared = await tx
    .selectDistinct({ id: declarations.employeeId })
    .from(declarations)
    .where(and(eq(declarations.companyId, companyId), isDeclared));
  const hasSigned = new Set(signed.map(({ id }) => id));
  const hasDeclared = new Set(declared.map(({ id }) => id));
  return people.flatMap(({ id, name, isChanged, isNew, before }) => {
    if (isChanged) return [`${name} was changed since`];
    if (!isNew && !before) return [`the earlier record of ${name} is no longer kept`];
    if (built.has(id)) return [`${name} has ${built.get(id)!.join(', ')}`];
    if (hasSigned.has(id)) return [`a time sheet of ${name} was signed or locked since`];
    return hasDeclared.has(id) ? [`${name} was declared since`] : [];
  });
}
