import { lookAlikeKey } from '@horae/sheet-file/heading-key';

/** Digits and capitals without those that are read as others: I, L, O and U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;
const longestTyped = 30;

/** A code of sixty random bits, in groups, from as many random bytes as it has letters. */
export function slipCodeFrom(random: Uint8Array): string {
  const all = [...random.subarray(0, groups * groupLength)].map((byte) => letters[byte % letters.length]!).join('');
  return all.match(new RegExp(`.{${groupLength}}`, 'g'))!.join('-');
}

export const slipCodeBytes = groups * groupLength;

/** The secret that somebody sends: of a link as it is, of a typed code as it was printed. */
export function secretOf(sent: string): string {
  if (sent.length > longestTyped) return sent;
  const typed = lookAlikeKey(sent.normalize('NFKC')).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return typed.replaceAll(/[^\p{L}\p{N}]/gu, '');
}
