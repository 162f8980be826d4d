/** Compares lower-cased text by code point, the prescribed order of every server list. */
export function compareText(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  if (left === right) return 0;
  const most = Math.min(left.length, right.length);
  let at = 0;
  while (at < most && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  return at === most ? left.length - right.length : rank(left.charCodeAt(at)) - rank(right.charCodeAt(at));
}

// UTF-16 puts the halves of characters beyond U+FFFF before U+E000; by code point they come after all others.
const rank = (unit: number) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit);
