import { createHash } from 'node:crypto';
import type { PersonToSubmit } from '@horae/contract/declarations/days-to-submit';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict, forbidden } from '#platform/errors';
import type { DayFamily } from './declared';
import { missingOn, type PlanRead, readPlan } from './read-plan';
import type { Asked } from './read-roster';
import { settingsOf } from './settings.service';
import { dayToSubmit } from './to-submit.rules';
import { weekOfPerson } from './wanted';

/** The list that is shown before anything is submitted. */
export async function readToSubmit(db: Database, hotel: GrantedHotel, asked: Asked): Promise<PersonToSubmit[]> {
  await refuseSubmitting(db, hotel);
  return peopleToSubmit(await readPlan(db, hotel, asked));
}

export async function refuseSubmitting(db: Database, hotel: GrantedHotel): Promise<void> {
  if (!hotel.mayPlan || !hotel.mayApprove) throw forbidden();
  const { sendsSchedules } = await settingsOf(db, hotel.companyId);
  if (!sendsSchedules)
    throw conflict('Schedules are switched off in the declaration settings of this hotel. Switch them on to submit.');
}

/** Everybody with something to declare. */
export function peopleToSubmit(plan: PlanRead): PersonToSubmit[] {
  const now = { ...plan, second: Date.now() / 1000 };
  return plan.people.flatMap((own): PersonToSubmit | [] => {
    const { id, name, code, department } = own.person;
    const standing = (kind: DayFamily, day: string) => plan.declaredOf(id, kind, day).standing;
    const differing = own.days
      .map((planned) => ({ planned, missing: missingOn(plan, own.person, planned) }))
      .filter(({ missing }) => missing.length > 0);
    if (differing.length === 0) return [];
    const everyWeekFrom = weekOfPerson(plan, own)?.[0]?.day ?? null;
    const days = differing.map(({ planned, missing }) =>
      dayToSubmit(planned, missing, (kind) => standing(kind, planned.day)?.parts, now),
    );
    const said = differing.map(({ planned: { day }, missing }, at) => {
      const { isPast, isUnplanned } = days[at]!;
      return [day, isPast, isUnplanned, missing, missing.map(({ kind }) => standing(kind, day)?.by.id)];
    });
    return { id, name, code, department, everyWeekFrom, seen: hashOf([everyWeekFrom, said]), days };
  });
}

const hashOf = (said: unknown) => createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
