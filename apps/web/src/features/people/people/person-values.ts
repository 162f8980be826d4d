import type { ContractVersion } from '@horae/contract/contract-version';
import type { PersonRow } from '@horae/contract/person';
import type { BadgeTone } from '#ui/badge';

export const kinds: readonly ContractVersion['kind'][] = ['full', 'part', 'rotational'];
export const programs = ['fixed', 'flexible'] as const;
export const employments: readonly PersonRow['employment'][] = ['now', 'future', 'left'];

export const employmentTones: Record<PersonRow['employment'], BadgeTone> = {
  now: 'success',
  future: 'info',
  left: 'neutral',
};

/** The number of days before expiry from which a skill stands out. */
export const soonDays = 60;
