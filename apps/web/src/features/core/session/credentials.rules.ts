export const shortestPassword = 8;
export const longestPassword = 128;

/** 0 is too short, 1 weak and 4 strong: length counts most, variety of characters a little, repetition nothing. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < shortestPassword) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  const score = Math.min(distinct, password.length) + 2 * kinds;
  if (score < 12) return 1;
  if (score < 16) return 2;
  return score < 20 ? 3 : 4;
}
