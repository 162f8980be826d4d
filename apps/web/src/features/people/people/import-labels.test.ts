import { expect, it } from 'vitest';
import { meaningsOf, personCells } from './import-columns';
import { cellName } from './import-texts';

type Texts = Record<string, string>;

const [greek] = Object.values(
  import.meta.glob<Record<string, Texts>>('../../../platform/locales/el/people.json', {
    eager: true,
    import: 'default',
  }),
);
const { people, peopleImport } = greek!;
const labels: Texts = {
  ...people,
  ...peopleImport,
  name: peopleImport!.wholeName!,
  nameGreek: peopleImport!.wholeNameGreek!,
  nameLatin: peopleImport!.wholeNameLatin!,
};

/** What a column of this label means, beside one for the surname. */
const meaningOf = (label: string) => meaningsOf(['Surname', label])[1];

it.each(personCells.filter((cell) => cell !== 'surname'))('%s is recognised by its label in each language', (cell) => {
  const english = cellName(cell);

  expect([cell, meaningOf(english), meaningOf(labels[cell]!)]).toEqual([cell, cell, cell]);
});
