import { compareText } from './text-order';

const folded = (text: string) => text.toLowerCase().replaceAll('ς', 'σ');

/** Does one of the fields hold the text, whatever its case? No wildcards; an empty text is held by all. */
export function holdsText(q: string, fields: (string | number | null)[]): boolean {
  const wanted = folded(q);
  return fields.some((field) => folded(String(field ?? '')).includes(wanted));
}

/** A choice of a filter against the value of a row: whole, whatever its case. */
export const isChoice = (choice: string | undefined, value: string): boolean =>
  choice === undefined || choice.toLowerCase() === value.toLowerCase();

type SortKey = string | number | null | undefined;

/** Sorted by what `keyOf` reads: text lower-cased by code point, numbers by size, nothing last both ways; ties by id, ascending unless told. */
export function sortedBy<Row extends { id: number }>(
  rows: Row[],
  keyOf: (row: Row) => SortKey,
  direction: 'asc' | 'desc' = 'asc',
  ties: 'asc' | 'desc' = 'asc',
): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  const byId = (a: Row, b: Row) => (ties === 'asc' ? a.id - b.id : b.id - a.id);
  return rows.toSorted((a, b) => {
    const [left, right] = [keyOf(a) ?? null, keyOf(b) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byId(a, b);
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : compareText(String(left), String(right));
    return sign * order || byId(a, b);
  });
}

/** One page of a list; past the end it is empty. */
export function pageOf<Row>(rows: Row[], { page, perPage }: { page: number; perPage: number }): Row[] {
  return rows.slice((page - 1) * perPage, page * perPage);
}

/** The amount in a money text (`-$1,250.50`), or the number itself. */
export function amountOf(money: string | number): number {
  return typeof money === 'number' ? money : Number(money.replaceAll(/[$,]/g, ''));
}
