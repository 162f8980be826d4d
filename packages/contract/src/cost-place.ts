import { z } from 'zod';

/** A short code of the accounts, as `4100`. */
export const CostPlace = z.string().trim().max(20, 'Use up to 20 characters.');
