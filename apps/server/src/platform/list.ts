import { compareText } from './text-order';

const folded = (text: string) => text.toLowerCase().replaceAll('ς', 'σ');

/** Whether one of the fields contains the text, ignoring case. No wildcards; an empty text always matches. */
export function holdsText(q: string, fields: (string | number | null)[]): boolean {
  const wanted = folded(q);
  return fields.some((field) => folded(String(field ?? '')).includes(wanted));
}

/** Whether a filter is unset or equals the whole value, ignoring case. */
export const isChoice = (choice: string | undefined, value: string): boolean =>
  choice === undefined || choice.toLowerCase() === value.toLowerCase();

type SortKey = string | number | null | undefined;

/** Sorts text lower-cased by code point, numbers by value, nulls last in both directions; ties by id. */
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

/** Returns one page of a list; empty past the end. */
export function pageOf<Row>(rows: Row[], { page, perPage }: { page: number; perPage: number }): Row[] {
  return rows.slice((page - 1) * perPage, page * perPage);
}

/** Returns the amount of a money text (`-$1,250.50`), or the number itself. */
export function amountOf(money: string | number): number {
  return typeof money === 'number' ? money : Number(money.replaceAll(/[$,]/g, ''));
}
