/** An employee as registered with ERGANI. */
export interface Person {
  /** AFM, nine digits. */
  readonly taxNumber: string;
  /** As in the ministry's records, up to 50 characters. */
  readonly surname: string;
  /** Up to 30 characters. */
  readonly givenName: string;
}

export interface WirePerson {
  f_afm: string;
  f_eponymo: string;
  f_onoma: string;
}

export function wirePerson({ taxNumber, surname, givenName }: Person): WirePerson {
  return { f_afm: taxNumber, f_eponymo: surname, f_onoma: givenName };
}

export function readPerson({ f_afm, f_eponymo, f_onoma }: WirePerson): Person {
  return { taxNumber: f_afm, surname: f_eponymo, givenName: f_onoma };
}
