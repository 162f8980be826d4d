import type { PeopleChange } from '@horae/contract/people/people-files.contract';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { alterPerson, lockPeople, type Work } from './change-person';
import { writeContract } from './contracts.service';
import { writeJob } from './jobs.service';
import { writeMove } from './move.service';
import type { PeopleContext } from './people-context';
import { readPeople } from './person';
import { withoutSkill, withSkill, writeSkills } from './skills.service';

/** Makes the same change to many employees, all or none. Returns how many actually changed. */
export function editPeople(db: Database, context: PeopleContext, ids: number[], change: PeopleChange): Promise<number> {
  const works = worksOf(context, change);
  const wanted = [...new Set(ids)];
  return inTransaction(db, async (tx) => {
    await lockPeople(tx, context, wanted);
    const people = await readPeople(tx, context, wanted);
    if (people.length < wanted.length) throw notFound('Person');
    let changed = 0;
    for (const now of people) {
      const done: boolean[] = [];
      for (const work of works) done.push(await alterPerson(tx, context, now, work));
      if (done.includes(true)) changed += 1;
    }
    return changed;
  });
}

/** The steps for each employee; no two of them write the same data. */
function worksOf(context: PeopleContext, change: PeopleChange): Work[] {
  const { departmentId, workCentreId, fromDay, jobTitle, addSkill, removeSkill, contract } = change;
  const works: (Work | false)[] = [
    (departmentId !== undefined || workCentreId !== undefined) &&
      ((tx, now) => writeMove(tx, context, now, { departmentId, workCentreId, fromDay }, 'change.')),
    jobTitle !== undefined && ((tx, now) => writeJob(tx, context, now, { jobTitle, fromDay })),
    (addSkill !== undefined || removeSkill !== undefined) &&
      ((tx, now) => {
        const kept = removeSkill === undefined ? now.skills : withoutSkill(now.skills, removeSkill);
        return writeSkills(tx, context, now, addSkill ? withSkill(kept, addSkill) : kept);
      }),
    contract !== undefined &&
      ((tx, now) => {
        const known = now.contracts.find(({ fromDay: day }) => day === contract.fromDay);
        return writeContract(tx, context, now.id, contract, known, 'change.contract.');
      }),
  ];
  return works.filter((work) => work !== false);
}
