import { expect, it } from 'vitest';
import { EmailAddress } from './email-address';

it.each([
  'anna@hotel.gr',
  "o'neil+desk@front-office.hotel.gr",
  'anna@ξενοδοχείο.ελ',
  'anna@ΞΕΝΟΔΟΧΕΊΟ.ΕΛ',
  'anna@xn--mxaablccmifh5e.xn--qxam',
  'anna@hotel.XN--QXAM',
  'anna@бг.бг',
])('%s is an e-mail address', (text) => {
  expect(EmailAddress.safeParse(text)).toEqual({ success: true, data: text });
});

it.each([
  'anna',
  'anna@hotel',
  'anna@hotel.g',
  'anna@hotel.12',
  'anna@-hotel.gr',
  'anna@hotel-.gr',
  'anna@hotel..gr',
  'anna@hotel.xn--',
  'anna@ho tel.gr',
  '.anna@hotel.gr',
  'an..na@hotel.gr',
  'anna@hotel.gr\nbcc: b@hotel.gr',
  `${'a'.repeat(250)}@b.gr`,
])('%j is none', (text) => {
  expect(EmailAddress.safeParse(text).success).toBe(false);
});
