import type { ParsedRequestOf } from '@horae/contract/route';
import { leaveCode, typeOfLeave } from '@horae/contract/scheduling/leave-kinds';
import type { AnyChange } from '@horae/contract/scheduling/plan-changes';
import type { planningContract } from '@horae/contract/scheduling/planning.contract';
import { addDays, datesFrom, daysBetween } from '@horae/local-time/local-date';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { noPlace } from '#roster/planned-item';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readOwnPlaces } from '../shifts/own-places.reads';
import { readPublished } from '../shifts/planned-items.reads';
import { changePlan } from './change-plan.service';
import { wantedOf } from './copy-days.rules';
import { shortenedBy } from './fill-days.rules';
import { changesOf } from './fill-plan.service';
import { refuseOtherLeave } from './leave-to-change';
import { planOf } from './plan-of-people';
import { type Days, longestRange } from './plan-scope';
import type { AtOnce } from './publish-at-once';
import { refuseLongLeave, shiftsUnderLeave } from './shifts-under-leave';

type Wish = Omit<ParsedRequestOf<typeof planningContract.grantLeave>['body'], 'hotel'>;

/**
 * Grants or changes a leave of any length, and changes every shift on its days as decided, days off making room:
 * published by one action, which can be undone as one.
 */
export async function grantLeave(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  { leave, version: seenVersion, shifts: decided, reason, settle, tell }: Wish & AtOnce,
) {
  refuseWithoutPlanning(hotel);
  const { id: known, employeeId, kind, firstDay: first, lastDay: last, notes } = leave;
  refuseLongLeave({ first, last }, 'leave.lastDay');
  if (known !== undefined) await refuseOtherLeave(tx, hotel, { id: known, employeeId, first, last });
  const { shifts } = await shiftsUnderLeave(tx, hotel, employeeId, { first, last }, 'leave.lastDay');
  const open = shifts.filter(({ id }) => !decided.some((one) => one.id === id));
  if (open.length > 0)
    throw conflict(`There are shifts on these days: ${open.length}. Choose what happens to each of them.`);
  const changes: AnyChange[] = [
    known === undefined
      ? { seen: nothing, item: itemOfLeave() }
      : { id: known, seen: { published: seenVersion ?? null, draft: null }, item: itemOfLeave() },
  ];
  // On their own days: somebody may move to another department during the leave.
  const own = await readOwnPlaces(
    tx,
    hotel.companyId,
    shifts.map(({ firstDay: day }) => ({ employeeId, day })),
  );
  const freed = new Map([[employeeId, new Set(datesFrom(first, daysBetween(first, last) + 1))]]);
  for (const [at, { id, version, becomes, to }] of decided.entries()) {
    const shift = shifts.find((one) => one.id === id);
    if (!shift) throw notFound('Shift');
    const seen = { published: version, draft: null };
    const home = own[shifts.indexOf(shift)];
    const departmentId = shift.departmentId ?? home?.departmentId ?? null;
    const item = { ...wantedOf(shift, hotel.timeZone), departmentId };
    const jobTitle = shift.jobTitle ?? home?.jobTitle ?? null;
    if (becomes === 'off') changes.push({ id, seen, item: null });
    else if (becomes === 'open') changes.push({ id, seen, item: { ...item, employeeId: null, jobTitle } });
    else if (to === null || to === employeeId)
      throw invalid(`shifts.${at}.to`, 'Choose somebody who takes the shift over.');
    else {
      changes.push({ id, seen, item: { ...item, employeeId: to } });
      freed.set(to, (freed.get(to) ?? new Set()).add(shift.firstDay));
    }
  }
  changes.push(...(await changesOfDaysOff(tx, hotel, freed, { first, last })));
  const asked = { reason, agreed: [employeeId] };
  const changed = await changePlan(tx, account, hotel, {
    way: 'leave',
    changes,
    ...longestRange({ first, last }),
    atOnce: { by: account, settle, tell, decided: asked },
  });
  const items = await readPublished(tx, hotel, [employeeId], { first, last });
  const granted = items.find(({ id, allDay, type }) => (known ? id === known : allDay && type !== 'DayOff'));
  return { id: granted!.id, version: granted!.version, steps: changed.steps };

  function itemOfLeave() {
    const typeOfShift = typeOfLeave(kind);
    const leaveKind = leaveCode(kind) === typeOfShift ? null : kind;
    const times = { start: `${first}T00:00`, end: `${addDays(last, 1)}T00:00`, breakMinutes: 0 };
    return { employeeId, typeOfShift, ...times, notes, leaveKind, ...noPlace };
  }
}

/** Days off give way to the leave, and to shifts that others take over; what is left of longer ones stays. */
async function changesOfDaysOff(
  tx: Database,
  hotel: GrantedHotel,
  freed: ReadonlyMap<number, ReadonlySet<string>>,
  days: Days,
): Promise<AnyChange[]> {
  const plan = await planOf(tx, hotel, [...freed.keys()], days);
  const steps = plan.items.flatMap((item) => {
    const { type, employeeId, firstDay, lastDay } = item;
    const taken = new Set([...freed.get(employeeId)!].filter((day) => firstDay <= day && day <= lastDay));
    return type === 'DayOff' && taken.size > 0 ? shortenedBy(item, taken, hotel.timeZone) : [];
  });
  return changesOf(steps, plan, hotel.timeZone);
}

const nothing = { published: null, draft: null };
