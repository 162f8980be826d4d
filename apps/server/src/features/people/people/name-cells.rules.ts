import { foldText } from '@horae/contract/fold-text';
import { isGreek, type PersonNames, shownName, splitName } from '@horae/contract/people/person-name';

/** The cells of a row that name somebody; empty where they have nothing. */
export type NameCells = PersonNames & { name: string; nameGreek: string; nameLatin: string };

export interface NamesOfRow {
  /** Without the parts that the row does not have. */
  names: Partial<PersonNames>;
  /** Whether the row says which part is the surname; undefined if it names nobody. */
  isConfirmed: boolean | undefined;
  /** Whether that follows from the order of the words in one cell. */
  isByOrder: boolean;
  /** As the row has it, for lists of rows. */
  written: string;
}

/** Returns the names of a row, from columns of their own or split from one cell. */
export function namesOfRow(cells: NameCells, order?: 'first' | 'last'): NamesOfRow {
  const greek = pairOf(cells.surnameGreek, cells.firstNameGreek, cells.nameGreek, order);
  const latin = pairOf(cells.surnameLatin, cells.firstNameLatin, cells.nameLatin, order);
  const own = pairOf(cells.surname, cells.firstName, cells.name, order);
  const isSame = greek && own && sameWords(shownName(greek), shownName(own));
  const shown = isSame && own.isByOrder ? greek : own;
  const all = [shown, greek, latin].filter((pair) => pair !== undefined);
  const forState = isSame ? shown : (greek ?? shown ?? latin);
  return {
    names: {
      ...(shown && filled({ surname: shown.surname, firstName: shown.firstName })),
      ...(greek && !isSame && filled({ surnameGreek: greek.surname, firstNameGreek: greek.firstName })),
      ...(latin && filled({ surnameLatin: latin.surname, firstNameLatin: latin.firstName })),
    },
    isConfirmed: forState?.isCertain,
    isByOrder: all.some(({ isByOrder }) => isByOrder),
    written: cells.nameGreek || cells.name || shownName(shown ?? greek ?? latin ?? { surname: '', firstName: '' }),
  };
}

function pairOf(surname: string, firstName: string, written: string, order?: 'first' | 'last') {
  if (surname || firstName) return { surname, firstName, isCertain: true, isByOrder: false };
  return written ? { ...splitName(written, order), isByOrder: !written.includes(',') } : undefined;
}

const filled = (names: Partial<PersonNames>): Partial<PersonNames> =>
  Object.fromEntries(Object.entries(names).filter(([, text]) => text !== ''));

/** Whether two names have the same words, in any order, accents and case aside. */
export function sameWords(one: string, other: string): boolean {
  const words = (text: string) => foldText(text).split(/\s+/).toSorted().join(' ');
  return words(one) === words(other);
}

/** Whether a row has a Greek name of which nobody told the surname. */
export const isSurnameUnclear = ({ names, isConfirmed }: NamesOfRow): boolean =>
  isConfirmed === false && [names.surname, names.surnameGreek].some((text) => text !== undefined && isGreek(text));
