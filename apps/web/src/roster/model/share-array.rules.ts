/** Returns the older array if both contain identical elements, to avoid a re-render. */
export function shareArray<T>(before: readonly T[] | undefined, next: readonly T[]): readonly T[] {
  const isSame = before?.length === next.length && next.every((item, at) => item === before[at]);
  return isSame && before ? before : next;
}

/** Returns the older object if all properties are identical. */
export function shareObject<T extends object>(before: T | undefined, next: T): T {
  if (!before) return next;
  const keys = Object.keys(next) as (keyof T)[];
  return keys.every((key) => before[key] === next[key]) ? before : next;
}
