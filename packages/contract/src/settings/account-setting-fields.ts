import { z } from 'zod';
import { isSocialLink, isSocialName } from './social-links';

export const bioLength = 300;

/** Text of up to so many characters. */
export const upTo = (length: number) => z.string().max(length, `Use up to ${length} characters.`);

/** A link to a profile on another site. */
export const link = (network: Parameters<typeof isSocialLink>[0]) =>
  upTo(200)
    .refine((text) => isSocialLink(network, text), 'Enter the name of a profile.')
    .optional();

/** Returns the profile name on the other site, without the URL before it; '' if there is none. */
export const ProfileName = upTo(100).refine(
  (name) => name === '' || isSocialName(name),
  'Enter the name of a profile.',
);

/** A profile on another site that is connected by its name. */
export const connection = z.object({ id: ProfileName }).optional();
