/** The older array when both hold the very same elements, so that nobody draws it again. */
export function shareArray<T>(before: readonly T[] | undefined, next: readonly T[]): readonly T[] {
  const isSame = before?.length === next.length && next.every((item, at) => item === before[at]);
  return isSame && before ? before : next;
}

/** The older object when every property is the very same. */
export function shareObject<T extends object>(before: T | undefined, next: T): T {
  if (!before) return next;
  const keys = Object.keys(next) as (keyof T)[];
  return keys.every((key) => before[key] === next[key]) ? before : next;
}
