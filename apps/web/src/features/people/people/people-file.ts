import type { PersonRow } from '@horae/contract/person';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { peopleWords } from './people.words';

/** People as a file, which the import takes again; tax and social-security numbers stay here. */
export function peopleFile(people: readonly PersonRow[], hotel: number, scope: string, isPicked: boolean): ExportFile {
  const say = peopleWords.say;
  const file = listFile({
    name: 'people',
    title: say('title'),
    scope,
    isPicked,
    columns: [
      { header: say('code'), width: 10 },
      { header: say('name'), width: 26 },
      { header: say('nameGreek'), width: 26 },
      { header: say('nameLatin'), width: 26 },
      { header: say('email'), width: 32 },
      { header: say('phone'), width: 18 },
      { header: say('jobTitle'), width: 22 },
      { header: say('departmentGroup'), width: 22 },
      { header: say('department'), width: 22 },
      { header: say('workCentre'), width: 22 },
      { header: say('firstDay'), kind: 'date' },
      { header: say('lastDay'), kind: 'date' },
      { header: say('kind'), width: 12 },
      { header: say('program'), width: 12 },
      { header: say('weeklyHours'), kind: 'decimal' },
      { header: say('daysPerWeek'), kind: 'integer' },
      { header: say('hourlyCost'), kind: 'decimal' },
      { header: say('skills'), width: 30 },
    ],
    rows: people.map((person) => [
      person.code,
      person.name,
      person.nameGreek,
      person.nameLatin,
      person.email,
      person.phone,
      person.jobTitle,
      person.departmentGroup,
      person.department,
      person.workCentre,
      person.firstDay,
      person.lastDay,
      person.contract && say(`kind.${person.contract.kind}`),
      person.contract && say(person.contract.hasFixedHours ? 'program.fixed' : 'program.flexible'),
      person.contract?.weeklyHours ?? null,
      person.contract?.daysPerWeek ?? null,
      person.contract?.hourlyCost ?? null,
      person.skills.map(({ name, expiresOn }) => (expiresOn ? `${name} (${expiresOn})` : name)).join('; '),
    ]),
  });
  return { ...file, hotel };
}
