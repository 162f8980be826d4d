import type { PeopleChange } from '@horae/contract/people-files.contract';
import type { Person } from '@horae/contract/person';
import { type Database, inTransaction } from '#platform/database';
import { writeContract } from './contracts.service';
import type { PeopleDesk } from './desk';
import { writeMove } from './move.service';
import { changePerson, type Deed } from './person';
import { writeFields } from './person.service';
import { withoutSkill, withSkill, writeSkills } from './skills.service';

type Work = (tx: Database, now: Person) => Promise<Deed>;

/** Gives many people the same; all of them, or nobody. Answers how many were changed at all. */
export function editPeople(db: Database, desk: PeopleDesk, ids: number[], change: PeopleChange): Promise<number> {
  const works = worksOf(desk, change);
  return inTransaction(db, async (tx) => {
    let changed = 0;
    // In one order, so that two of these do not wait for each other.
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const versions = new Set<number>();
      for (const work of works) {
        const before = await changePerson(tx, desk, id, work);
        versions.add(before.version);
      }
      if (versions.size > 1) changed += 1;
    }
    return changed;
  });
}

function worksOf(desk: PeopleDesk, change: PeopleChange): Work[] {
  const { departmentId, workCentreId, fromDay, jobTitle, addSkill, removeSkill, contract } = change;
  const works: (Work | false)[] = [
    // Does nothing but tell the version before.
    async () => null,
    (departmentId !== undefined || workCentreId !== undefined) &&
      ((tx, now) => writeMove(tx, desk, now, { departmentId, workCentreId, fromDay }, 'change.')),
    jobTitle !== undefined &&
      (async (tx, now) => {
        if (now.jobTitle === jobTitle) return null;
        await writeFields(tx, desk, now.id, { jobTitle }, 'change.jobTitle');
        return { before: { jobTitle: now.jobTitle }, after: { jobTitle } };
      }),
    addSkill !== undefined && ((tx, now) => writeSkills(tx, desk, now, withSkill(now.skills, addSkill))),
    removeSkill !== undefined && ((tx, now) => writeSkills(tx, desk, now, withoutSkill(now.skills, removeSkill))),
    contract !== undefined &&
      ((tx, now) => {
        const held = now.contracts.find(({ fromDay: day }) => day === contract.fromDay);
        return writeContract(tx, desk, now.id, contract, held);
      }),
  ];
  return works.filter((work) => work !== false);
}
