import { headingKey } from '@horae/contract/heading-key';
import type { AskedValues } from '@horae/contract/people/import-memory.contract';
import type { PeopleImport } from '@horae/contract/people/people-files.contract';
import type { Database } from '#platform/database';
import { type Answers, readAnswers } from '../import-memory/answers.reads';
import type { PersonOfFile } from './import-cells.rules';
import { readChoices } from './people.service';
import type { PeopleContext } from './people-context';

export interface PeopleAnswers extends Answers {
  /** A row with the job title that its own one stands for; unknown ones are asked about, and stay as they are. */
  withJobTitle: (row: PersonOfFile) => PersonOfFile;
}

/** What unknown departments, work centres and job titles of a file stand for. */
export async function answersOf(tx: Database, context: PeopleContext, file: PeopleImport): Promise<PeopleAnswers> {
  const { departments, departmentGroups, workCentres, jobTitles } = await readChoices(tx, context);
  const groups = new Map(departmentGroups.map(({ id, name }) => [id, name]));
  const namesakes = (name: string) => departments.filter((one) => one.name === name).length;
  const choices: AskedValues['choices'] = [
    ...departments.map(({ id, name, departmentGroupId }) => ({
      of: 'department' as const,
      placeId: id,
      text: namesakes(name) > 1 ? `${name} · ${groups.get(departmentGroupId)}` : name,
    })),
    ...workCentres.map(({ id, name }) => ({ of: 'workCentre' as const, placeId: id, text: name })),
    ...jobTitles.map((text) => ({ of: 'jobTitle' as const, text })),
  ];
  const answers = await readAnswers(tx, context.hotel.companyId, file.answers, choices);
  const known = new Set(jobTitles.map(headingKey));
  return {
    ...answers,
    withJobTitle(row) {
      const { jobTitle, ...fields } = row.fields;
      // The first file of a hotel brings its job titles.
      if (!jobTitle || known.size === 0 || known.has(headingKey(jobTitle))) return row;
      const meaning = answers.find('jobTitle', jobTitle);
      if (meaning?.take === 'nothing') return { ...row, fields };
      return meaning?.take === 'existing' ? { ...row, fields: { ...fields, jobTitle: meaning.text } } : row;
    },
  };
}
