import { personFields } from '@horae/contract/people/person-fields';
import type { PersonRow } from '@horae/contract/person';
import type { ExportColumn, ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { hoursText } from './hours-by-day';
import { peopleWords } from './people.words';

const exported = personFields.flatMap(({ name, kind, exportWidth }) =>
  exportWidth === null ? [] : [{ name, isDay: kind === 'day', width: exportWidth }],
);
const texts = exported.filter(({ isDay }) => !isDay);
const days = exported.filter(({ isDay }) => isDay);

/** Employees as a file that can be imported again; sealed numbers are left out. */
export function peopleFile(people: readonly PersonRow[], hotel: number, scope: string, isPicked: boolean): ExportFile {
  const say = peopleWords.say;
  const columnOf = ({ name, isDay, width }: (typeof exported)[number]): ExportColumn =>
    isDay ? { header: say(name), kind: 'date' } : { header: say(name), width };
  const file = listFile({
    name: 'people',
    personal: 'people',
    title: say('title'),
    scope,
    isPicked,
    columns: [
      ...texts.map(columnOf),
      { header: say('departmentGroup'), width: 22 },
      { header: say('department'), width: 22 },
      { header: say('workCentre'), width: 22 },
      ...days.map(columnOf),
      { header: say('kind'), width: 12 },
      { header: say('program'), width: 12 },
      { header: say('weeklyHours'), kind: 'decimal' },
      { header: say('daysPerWeek'), kind: 'integer' },
      { header: say('weeklyPattern'), width: 18 },
      { header: say('specialRules'), width: 14 },
      { header: say('hourlyCost'), kind: 'decimal' },
      { header: say('skills'), width: 30 },
      { header: say('clockNumbers'), width: 14 },
    ],
    rows: people.map((person) => [
      ...texts.map(({ name }) => person[name]),
      person.departmentGroup,
      person.department,
      person.workCentre,
      ...days.map(({ name }) => person[name]),
      person.contract && say(`kind.${person.contract.kind}`),
      person.contract && say(person.contract.hasFixedHours ? 'program.fixed' : 'program.flexible'),
      person.contract?.weeklyHours ?? null,
      person.contract?.daysPerWeek ?? null,
      person.contract?.weeklyPattern?.map((minutes) => hoursText(minutes)).join(' ') ?? null,
      person.contract && say(`specialRules.${person.contract.specialRules}`),
      person.contract?.hourlyCost ?? null,
      person.skills.map(({ name, expiresOn }) => (expiresOn ? `${name} (${expiresOn})` : name)).join('; '),
      person.clockNumbers.join('; '),
    ]),
  });
  return { ...file, hotel };
}
