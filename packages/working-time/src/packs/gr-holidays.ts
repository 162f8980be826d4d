import type { Holiday } from '../mandatory-holidays';
import type { Source } from '../rule';

const decree: Source = {
  law: 'Royal decree 748/1966',
  article: '4',
  since: '1966',
  readAt: 'protothema.gr, 2025-12-18; pplus.gr',
  certainty: 'high',
};

/** The holidays of the Greek private sector that earn the premium, without the merely customary ones. */
export const greekHolidays: readonly Holiday[] = [
  { name: 'New Year', on: '01-01', source: decree },
  { name: 'Epiphany', on: '01-06', source: decree },
  { name: 'Independence Day', on: '03-25', source: decree },
  { name: 'Easter Monday', on: { afterEaster: 1 }, source: decree },
  {
    name: 'Labour Day',
    on: '05-01',
    // 2027-05-01 is Holy Saturday, so expect a decision that moves it.
    movedTo: { 2021: '2021-05-04', 2022: '2022-05-02', 2024: '2024-05-07' },
    source: { ...decree, readAt: 'hba.gr; tharrosnews.gr; kidshub.gr (moves by ministerial decision)' },
  },
  { name: 'Assumption', on: '08-15', source: decree },
  {
    name: 'Ochi Day',
    on: '10-28',
    since: 2021,
    source: { ...decree, law: 'Law 4808/2021', article: '60', since: '2021-06-19' },
  },
  { name: 'Christmas', on: '12-25', source: decree },
  {
    name: 'Synaxis',
    on: '12-26',
    source: { ...decree, law: 'Royal decree 748/1966; law 4554/2018', article: '4; 42' },
  },
];
