import { lookAlikeKey } from '@horae/sheet-file/heading-key';

const allowed = /[^\p{L}\p{N}._/-]/gu;

/** The form in which login names are stored and compared: look-alike letters as Latin, capitals, no accents or spaces. */
export const foldedLoginName = (typed: string): string =>
  lookAlikeKey(typed.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(allowed, '');

/** The login name of an employee, from the hotel and their code. */
export const loginNameOf = (hotel: number, code: string): string => foldedLoginName(`${hotel}-${code}`);

/** Whether somebody typed an e-mail, not a login name. */
export const isEmailLike = (typed: string): boolean => typed.includes('@');
