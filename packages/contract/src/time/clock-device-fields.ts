import { z } from 'zod';
import { isNotBlank } from '../fields';

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** A time zone by its IANA identifier. */
export const Zone = z.string().max(64).refine(isZone, 'Enter a time zone such as Europe/Athens.');
export const Name = z.string().trim().max(80, 'Use up to 80 characters.').refine(isNotBlank, 'Enter a name.');
export const Serial = z
  .string()
  .trim()
  .regex(/^[\w.-]{3,40}$/, 'Enter the serial number as the terminal shows it: 3 to 40 letters and digits.');

/** The least and the most minutes that a clock may be off. */
export const allowedSkewReach = [2, 120] as const;
const skewSentence = `Use ${allowedSkewReach[0]} to ${allowedSkewReach[1]} whole minutes.`;
const AllowedSkew = z.int(skewSentence).min(allowedSkewReach[0], skewSentence).max(allowedSkewReach[1], skewSentence);

/** What can be changed of every device. */
export const DeviceFields = z.object({ name: Name, allowedSkew: AllowedSkew });
