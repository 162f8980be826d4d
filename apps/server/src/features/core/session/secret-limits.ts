import { addressRange } from '#platform/address-range';
import type { AttemptLimit } from '#platform/attempts/count-attempt';

const growing = { firstWaitSeconds: 2, longestWaitSeconds: 900 };
const perPair = { free: 21, ...growing, isClearedBySuccess: true } as const;

/** What the keys of all attempts at one account begin with. */
export const namedAfter = (email: string): string => `login ${email}`;

/** Guesses at an account in a browser that has logged in to it before: what strangers do never holds it up. */
export const ofKnownBrowser = (email: string, browser: string): AttemptLimit[] => [
  { key: `${namedAfter(email)} in ${browser}`, ...perPair },
];

/** Guesses in other browsers: at one account from one place, at one account, and of one place at any account. */
export const ofStranger = (email: string, address: string): AttemptLimit[] => [
  { key: `${namedAfter(email)} from ${addressRange(address)}`, ...perPair },
  { key: namedAfter(email), free: 50, ...growing },
  { key: `login from ${addressRange(address)}`, free: 201, ...growing },
];

/** The password asked for again by somebody who is logged in. */
export const ofOwnPassword = (accountId: number): AttemptLimit => ({
  key: `password of ${accountId}`,
  free: 11,
  ...growing,
  isClearedBySuccess: true,
});

/** The second step of an account, at the login and when asked again: from one place, and from anywhere. */
export const ofSecondStep = (email: string, address: string): AttemptLimit[] => [
  {
    key: `${namedAfter(email)} second step from ${addressRange(address)}`,
    free: 11,
    ...growing,
    isClearedBySuccess: true,
  },
  { key: `${namedAfter(email)} second step`, free: 31, ...growing },
];

/** Links of mails that are not valid. */
export const ofLinks = (address: string): AttemptLimit => ({
  key: `link from ${addressRange(address)}`,
  free: 101,
  ...growing,
});

/** Mails asked for by somebody who is not logged in. */
export const ofResets = (address: string): AttemptLimit => ({
  key: `reset from ${addressRange(address)}`,
  free: 31,
  ...growing,
});

/** Registrations by somebody who is not logged in. */
export const ofRegistrations = (address: string): AttemptLimit => ({
  key: `registration from ${addressRange(address)}`,
  free: 61,
  ...growing,
});

/** Questions whether an e-mail is free: each reveals one. */
export const ofRegistrationChecks = (address: string): AttemptLimit => ({
  key: `registration check from ${addressRange(address)}`,
  free: 301,
  ...growing,
});
