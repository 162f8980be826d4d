import type { ContractVersion } from '@horae/contract/contract-version';
import type { PeopleImport } from '@horae/contract/people/people-files.contract';
import { byName, optionalTexts, personDays, personNumbers } from '@horae/contract/people/person-fields';
import { nameFields, shownName } from '@horae/contract/people/person-name';
import type { Person, PersonFields, Skill } from '@horae/contract/person';
import type { Database } from '#platform/database';
import { versionOn } from '#platform/version-on';
import { refuseUnborn } from './birth-date';
import { centreCalledLike } from './centre-of-department';
import { type Action, alterPerson, writeDown } from './change-person';
import { changeClockNumbers } from './clock-numbers.service';
import { differences, writeContract } from './contracts.service';
import type { Fault, PersonOfFile } from './import-cells.rules';
import { writeJob } from './jobs.service';
import { kindByHours } from './kind-by-hours';
import { writeLastDay } from './leave.service';
import { writeMove } from './move.service';
import { sameWords } from './name-cells.rules';
import { type PeopleContext, readNumbers } from './people-context';
import {
  changedFields,
  insertPerson,
  maskedFields,
  refuseFirstAfterLast,
  refuseFirstInFormer,
  shownFields,
  writeFields,
} from './person.service';
import type { PlaceChoice } from './places';
import { writeRehire } from './rehire.service';
import { withSkill, writeSkills } from './skills.service';

type Options = Pick<PeopleImport, 'fromDay' | 'place'>;

const standardHours: Record<ContractVersion['kind'], number | undefined> = {
  full: 40,
  part: undefined,
  rotational: undefined,
};

/** Adds the employee of a row and returns the id, or the fields that are missing. */
export async function addFromFile(
  tx: Database,
  context: PeopleContext,
  row: PersonOfFile,
  choice: PlaceChoice,
  options: Options,
): Promise<number | Fault[]> {
  const { fields, contract } = row;
  const code = fields.code ?? fields.email;
  const { surname, firstName = '' } = fields;
  const weeklyHours = contract.weeklyHours ?? standardHours[contract.kind ?? 'full'];
  const given = { kind: contract.kind ?? 'full', weeklyHours: weeklyHours ?? 0 };
  const kind = contract.kind ?? (await kindByHours(tx, context.hotel.companyId, given));
  const departmentId = choice.departmentId ?? options.place.departmentId;
  const workCentreId =
    choice.workCentreId ??
    options.place.workCentreId ??
    (departmentId && (await centreCalledLike(tx, context.hotel.companyId, departmentId)));
  const faults = [
    !code && { field: 'code', message: 'Enter a code or an e-mail address.' },
    !surname && { field: 'surname', message: 'Enter a surname.' },
    departmentId === undefined && { field: 'department', message: 'Enter a department, or choose one for these rows.' },
    workCentreId === undefined && {
      field: 'workCentre',
      message: 'Enter a work centre, or choose one for these rows.',
    },
    weeklyHours === undefined && { field: 'weeklyHours', message: 'Enter the hours per week.' },
  ].filter((fault) => fault !== false);
  if (!code || !surname || !departmentId || !workCentreId || weeklyHours === undefined) return faults;
  const id = await insertPerson(
    tx,
    context,
    {
      ...byName(optionalTexts, () => ''),
      ...byName(personNumbers, () => ''),
      ...byName(personDays, () => null),
      ...(row.lastDay && { lastDay: row.lastDay }),
      ...fields,
      code,
      surname,
      firstName,
      departmentId,
      workCentreId,
      contract: {
        hasFixedHours: true,
        daysPerWeek: 5,
        weeklyPattern: null,
        isBreakInsideHours: false,
        specialRules: 'none',
        flexibleArrival: 0,
        hourlyCost: null,
        ...contract,
        fromDay: contract.fromDay ?? fields.firstDay ?? options.fromDay ?? context.today,
        kind,
        weeklyHours,
      },
    },
    row.naming.isConfirmed,
  );
  const added = { id, name: shownName({ surname, firstName }), skills: [], clockNumbers: [] };
  const more = merged([
    await writeSkills(tx, context, added, row.skills.reduce<Skill[]>(withSkill, [])),
    await changeClockNumbers(tx, context, added, row.clockNumbers),
  ]);
  if (more) await writeDown(tx, context, id, more);
  return id;
}

/** Whether the order of a row's words tells nothing new about a name that somebody has confirmed. */
const keepsNames = (now: Person, { naming: { names, isByOrder } }: PersonOfFile): boolean =>
  isByOrder &&
  now.isNameConfirmed &&
  sameWords(`${names.surname ?? ''} ${names.firstName ?? ''}`.trim(), now.name) &&
  names.surnameGreek === undefined;

const withoutNames = (fields: Partial<PersonFields>): Partial<PersonFields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !nameFields.some((one) => one === name)));

/** Whether a row hires somebody who has left again: its first day comes after their last one. */
const isRehire = ({ employment, lastDay }: Person, { fields: { firstDay } }: PersonOfFile): boolean =>
  employment === 'left' && lastDay !== null && typeof firstDay === 'string' && firstDay > lastDay;

/** Applies a row to a locked employee; returns the fields that changed, and whether they are hired again. */
export async function changeFromFile(
  tx: Database,
  context: PeopleContext,
  now: Person,
  row: PersonOfFile,
  choice: PlaceChoice,
  options: Options,
): Promise<{ fields: string[]; isRehired: boolean }> {
  const isRehired = isRehire(now, row);
  const { firstDay, ...besidesFirst } = row.fields;
  const given: Partial<PersonFields> = isRehired ? besidesFirst : row.fields;
  const fromDay = (isRehired ? firstDay : undefined) ?? options.fromDay;
  const wanted = keepsNames(now, row) ? withoutNames(given) : given;
  const { jobTitle, ...ordinary } = wanted;
  const changed = changedFields(ordinary, { ...now, ...(await numbersToCompare(tx, context, now.id, row)) });
  const leaving = { ...now, lastDay: row.lastDay ?? now.lastDay };
  refuseFirstAfterLast(given.firstDay, leaving.lastDay);
  refuseFirstInFormer(given.firstDay, now);
  refuseUnborn(given.birthDate, context.today, '');
  const move = isThere(now, choice, fromDay ?? context.today) ? {} : choice;
  const moved = { ...now, ...row.fields, places: [{ ...now.places.at(-1)!, ...move }] };
  let fields: string[] = [];
  await alterPerson(tx, context, now, async () => {
    const action = merged([
      await changeFields(tx, context, now, wanted, changed, row.naming.isConfirmed ?? true),
      jobTitle === undefined ? null : await writeJob(tx, context, now, { jobTitle, fromDay }),
      isRehired
        ? await writeRehire(tx, context, now, { ...choice, firstDay: firstDay!, lastDay: row.lastDay })
        : await writeMove(tx, context, leaving, { ...move, fromDay }),
      await changeTerms(tx, context, now, row.contract, fromDay),
      await writeSkills(tx, context, now, row.skills.reduce(withSkill, now.skills)),
      await changeClockNumbers(tx, context, now, [...now.clockNumbers, ...row.clockNumbers]),
      row.lastDay && row.lastDay !== now.lastDay && !isRehired
        ? await writeLastDay(tx, context, moved, row.lastDay, 'lastDay')
        : null,
    ]);
    fields = Object.keys(action?.after ?? {});
    return action;
  });
  return { fields, isRehired };
}

/** Whether the employee is in these places on the day; a later move that is planned already then stays. */
function isThere({ places }: Person, { departmentId, workCentreId }: PlaceChoice, day: string): boolean {
  const current = places.findLast(({ fromDay }) => fromDay === null || fromDay <= day);
  return (
    (departmentId ?? current?.departmentId) === current?.departmentId &&
    (workCentreId ?? current?.workCentreId) === current?.workCentreId
  );
}

/** Opens sealed numbers only if the row has any. */
async function numbersToCompare(tx: Database, context: PeopleContext, id: number, { fields }: PersonOfFile) {
  const hasNumber = personNumbers.some(({ name }) => fields[name] !== undefined);
  return hasNumber ? readNumbers(tx, context, id) : null;
}

async function changeFields(
  tx: Database,
  context: PeopleContext,
  now: Person,
  all: Partial<PersonFields>,
  changed: string[],
  isNameConfirmed: boolean,
): Promise<Action> {
  if (changed.length === 0) return null;
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => changed.includes(name)));
  const isNaming = nameFields.some((name) => changed.includes(name));
  await writeFields(tx, context, now.id, { ...fields, ...(isNaming && { isNameConfirmed }) }, 'code');
  return { before: shownFields(now, changed), after: maskedFields(fields) };
}

/** Writes the terms of a row: a new version from its day on, or without a day a correction of the one in force. */
async function changeTerms(
  tx: Database,
  context: PeopleContext,
  now: Person,
  terms: Partial<ContractVersion>,
  fromDay: string | undefined,
): Promise<Action> {
  if (Object.keys(terms).length === 0) return null;
  const day = terms.fromDay ?? fromDay ?? context.today;
  const inForce = versionOn(now.contracts, day);
  if (!inForce) return null;
  const isCorrection = terms.fromDay === undefined && fromDay === undefined;
  const wanted = { ...inForce, ...terms, fromDay: isCorrection ? inForce.fromDay : day };
  if (terms.kind === undefined && terms.weeklyHours !== undefined)
    wanted.kind = await kindByHours(tx, context.hotel.companyId, wanted);
  const changed = differences(inForce, { ...wanted, fromDay: inForce.fromDay });
  if (changed.length === 0) return null;
  const known = now.contracts.find((version) => version.fromDay === wanted.fromDay);
  const action = await writeContract(tx, context, now.id, wanted, known, '');
  return (
    action && { before: pick(inForce, changed), after: { contractFrom: wanted.fromDay, ...pick(wanted, changed) } }
  );
}

const pick = (version: ContractVersion, names: (keyof ContractVersion)[]) =>
  Object.fromEntries(names.map((name) => [name, version[name]]));

function merged(actions: Action[]): Action {
  const done = actions.filter((action) => action !== null);
  if (done.length === 0) return null;
  const before = Object.assign({}, ...done.map((action) => action.before));
  return { action: 'import', before, after: Object.assign({}, ...done.map((action) => action.after)) };
}
