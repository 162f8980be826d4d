// UTF-16 puts the halves of characters beyond U+FFFF before U+E000; by code point they come after it.
const outOfPlace = /[\uD800-\uDFFF]/;

/** Orders text lower-cased, by code point; the prescribed order of every server list. */
export function compareText(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left === right) return 0;
  if (outOfPlace.test(left) || outOfPlace.test(right)) return compareCodePoints([...left], [...right]);
  return left < right ? -1 : 1;
}

function compareCodePoints(left: string[], right: string[]): number {
  const at = left.findIndex((character, index) => character !== right[index]);
  if (at < 0) return -1;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
}
