import type { PeopleImport } from '@horae/contract/people-files.contract';
import type { ContractVersion, Person } from '@horae/contract/person';
import type { Database } from '#platform/database';
import { differences, writeContract } from './contracts.service';
import { type PeopleDesk, readNumbers } from './desk';
import type { Fault, PersonOfFile } from './import-cells.rules';
import { writeLastDay } from './leave.service';
import { writeMove } from './move.service';
import { changePerson, type Deed } from './person';
import { addPerson, changedFields, refuseFirstAfterLast, shownFields, writeFields } from './person.service';
import type { PlaceChoice } from './places';
import { withSkill, writeSkills } from './skills.service';

type Options = Pick<PeopleImport, 'fromDay' | 'place'>;

const standardHours: Record<ContractVersion['kind'], number | undefined> = {
  full: 40,
  part: undefined,
  rotational: undefined,
};

/** Adds the person of a row, or says what is missing for that. */
export async function addFromFile(
  tx: Database,
  desk: PeopleDesk,
  row: PersonOfFile,
  choice: PlaceChoice,
  options: Options,
): Promise<{ person: Person } | { faults: Fault[] }> {
  const { fields, contract } = row;
  const code = fields.code ?? fields.email;
  const kind = contract.kind ?? 'full';
  const weeklyHours = contract.weeklyHours ?? standardHours[kind];
  const departmentId = choice.departmentId ?? options.place.departmentId;
  const workCentreId = choice.workCentreId ?? options.place.workCentreId;
  const faults = [
    !code && { field: 'code', message: 'Give a code, or an e-mail address.' },
    !fields.name && { field: 'name', message: 'Give a name.' },
    departmentId === undefined && { field: 'department', message: 'Name a department, or choose one for such rows.' },
    workCentreId === undefined && { field: 'workCentre', message: 'Name a work centre, or choose one for such rows.' },
    weeklyHours === undefined && { field: 'weeklyHours', message: 'Say how many hours a week.' },
  ].filter((fault) => fault !== false);
  if (!code || !fields.name || !departmentId || !workCentreId || weeklyHours === undefined) return { faults };
  const added = await addPerson(tx, desk, {
    nameGreek: '',
    nameLatin: '',
    email: '',
    phone: '',
    jobTitle: '',
    taxNumber: '',
    socialSecurityNumber: '',
    firstDay: null,
    ...fields,
    code,
    name: fields.name,
    departmentId,
    workCentreId,
    contract: {
      hasFixedHours: true,
      daysPerWeek: 5,
      isBreakInsideHours: false,
      flexibleArrival: 0,
      hourlyCost: null,
      ...contract,
      fromDay: contract.fromDay ?? fields.firstDay ?? options.fromDay ?? desk.today,
      kind,
      weeklyHours,
    },
  });
  const person = await changePerson(tx, desk, added.id, async (inner, now) =>
    merged([
      row.skills.length > 0 ? await writeSkills(inner, desk, now, row.skills) : null,
      row.lastDay ? await writeLastDay(inner, desk, now, row.lastDay, 'lastDay') : null,
    ]),
  );
  return { person };
}

/** Brings somebody to what a row says; answers which fields changed. */
export async function changeFromFile(
  tx: Database,
  desk: PeopleDesk,
  id: number,
  row: PersonOfFile,
  choice: PlaceChoice,
  options: Options,
): Promise<string[]> {
  let done: Deed = null;
  await changePerson(tx, desk, id, async (inner, now) => {
    const numbers = await readNumbers(inner, desk, id);
    const changed = changedFields(row.fields, { ...now, ...numbers });
    refuseFirstAfterLast(row.fields.firstDay, row.lastDay ?? now.lastDay);
    const fields = Object.fromEntries(Object.entries(row.fields).filter(([name]) => changed.includes(name)));
    if (changed.length > 0) await writeFields(inner, desk, id, fields, 'code');
    const deeds = [
      changed.length > 0 ? { before: shownFields(now, changed), after: { ...fields, ...hidden(fields) } } : null,
      await writeMove(inner, desk, now, { ...choice, ...(options.fromDay && { fromDay: options.fromDay }) }),
      await changeTerms(inner, desk, now, row.contract, options.fromDay),
      row.skills.length > 0
        ? await writeSkills(
            inner,
            desk,
            now,
            row.skills.reduce((skills, skill) => withSkill(skills, skill), now.skills),
          )
        : null,
      row.lastDay && row.lastDay !== now.lastDay ? await writeLastDay(inner, desk, now, row.lastDay, 'lastDay') : null,
    ];
    return (done = merged(deeds));
  });
  return Object.keys((done as Deed)?.after ?? {});
}

/** The terms of a row: a new version from its day on, or without any day a correction of the one in force. */
async function changeTerms(
  tx: Database,
  desk: PeopleDesk,
  now: Person,
  terms: Partial<ContractVersion>,
  fromDay: string | undefined,
): Promise<Deed> {
  if (Object.keys(terms).length === 0) return null;
  const day = terms.fromDay ?? fromDay ?? desk.today;
  const inForce = now.contracts.findLast((version) => version.fromDay <= day) ?? now.contracts[0];
  if (!inForce) return null;
  const isCorrection = terms.fromDay === undefined && fromDay === undefined;
  const wanted = { ...inForce, ...terms, fromDay: isCorrection ? inForce.fromDay : day };
  const changed = differences(inForce, { ...wanted, fromDay: inForce.fromDay });
  if (changed.length === 0) return null;
  const held = now.contracts.find((version) => version.fromDay === wanted.fromDay);
  const deed = await writeContract(tx, desk, now.id, wanted, held);
  return deed && { before: pick(inForce, changed), after: { contractFrom: wanted.fromDay, ...pick(wanted, changed) } };
}

const pick = (version: ContractVersion, names: (keyof ContractVersion)[]) =>
  Object.fromEntries(names.map((name) => [name, version[name]]));

/** Of a number the history says only how it ends. */
function hidden(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    ['taxNumber', 'socialSecurityNumber'].flatMap((name) =>
      typeof fields[name] === 'string' ? [[name, String(fields[name]).slice(-3).padStart(9, '•')]] : [],
    ),
  );
}

function merged(deeds: Deed[]): Deed {
  const done = deeds.filter((deed) => deed !== null);
  if (done.length === 0) return null;
  const before = Object.assign({}, ...done.map((deed) => deed.before));
  return { deed: 'import', before, after: Object.assign({}, ...done.map((deed) => deed.after)) };
}
