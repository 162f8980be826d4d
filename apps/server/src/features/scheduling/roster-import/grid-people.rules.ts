import { codeKey, nameKey, type Person } from '@horae/roster-grid';
import { lookAlikeKey } from '@horae/sheet-file/heading-key';
import type { RosterEmployee } from './roster-employees';

/** Who a line of a grid is: somebody known, somebody new, or a question with the people most like it, who may have the very name. */
export type WhoIsIt = { employeeId: number } | { near: number[]; mayBeNew: boolean; isNamed: boolean } | 'new';

/** Finds the people of a grid among those of the hotel. A name that is only like another is never taken for it. */
export function peopleFinder(employees: readonly RosterEmployee[]): (person: Person) => WhoIsIt {
  const byCode = new Map(employees.map((one) => [lookAlikeKey(one.code), one]));
  const byName = new Map<string, RosterEmployee[]>();
  for (const one of employees)
    for (const name of new Set(one.names.map(wordsKey))) byName.set(name, [...(byName.get(name) ?? []), one]);
  // Folding a name costs more than comparing it, and every line that is asked is compared with everybody.
  const folded = employees.map((one) => ({ one, names: one.names.map(wordsOf) }));
  return ({ name, code }) => {
    const coded = code === undefined ? undefined : byCode.get(lookAlikeKey(code));
    if (coded && (name === '' || name === code || coded.names.some((known) => sharesWord(known, name))))
      return { employeeId: coded.id };
    const named = byName.get(wordsKey(name)) ?? [];
    if (code === undefined && named.length === 1) return { employeeId: named[0]!.id };
    const near = nearest(name, folded).map(({ id }) => id);
    const likely = [...new Set([...(coded ? [coded.id] : []), ...named.map(({ id }) => id), ...near])];
    const mayBeNew = code !== undefined && !coded;
    return mayBeNew && likely.length === 0 && name !== ''
      ? 'new'
      : { near: likely, mayBeNew, isNamed: named.length > 0 };
  };
}

/** A name whatever the order of its words. */
const wordsKey = (name: string) => wordsOf(name).toSorted().join(' ');
const wordsOf = (name: string) => nameKey(name).split(' ').filter(Boolean);

/** Whether two names have a word of three letters or more in common. */
const sharesWord = (one: string, other: string) => {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => word.length > 2 && words.has(word));
};

interface FoldedEmployee {
  one: RosterEmployee;
  /** The words of each of the names, folded. */
  names: string[][];
}

const mostNear = 5;

function nearest(name: string, employees: readonly FoldedEmployee[]): RosterEmployee[] {
  const words = wordsOf(name);
  return employees
    .map(({ one, names }) => ({ one, score: Math.max(0, ...names.map((known) => likeness(words, known))) }))
    .filter(({ score }) => score >= 0.75)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ one }) => one);
}

/** How much the words of the shorter name are like some of the other one, from 0 to 1. An initial is like its word. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length === 0 || Math.max(...few.map(({ length }) => length)) < 3) return 0;
  const best = few.map((word) => Math.max(...many.map((candidate) => wordLikeness(word, candidate))));
  return best.reduce((sum, score) => sum + score, 0) / best.length;
}

function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length <= 4 && long.startsWith(short)) return 0.9;
  return Math.abs(one.length - other.length) > 2 ? 0 : 1 - distance(one, other) / long.length;
}

/** In how many letters two words differ. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1)
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (other[to - 1] === letter ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** How a line is called when it is asked about and remembered. */
export const personLabel = ({ name, code }: Person): string =>
  code === undefined || codeKey(code) === codeKey(name) ? name : `${code} ${name}`.trim();
