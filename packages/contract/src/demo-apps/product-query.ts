import { z } from 'zod';
import { intField } from '../fields';
import { pageQuery } from '../page-query';
import { productSorts } from './shop-products';

const Names = z
  .union([z.string(), z.array(z.string())])
  .transform((names) => [names].flat().flatMap((name) => name.split(',')));

/** An amount in dollars; decimal text is accepted too. */
const Amount = z
  .union([z.number(), z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'Enter an amount, for example 19.90.')], {
    error: 'Enter an amount, for example 19.90.',
  })
  .transform(Number)
  .pipe(z.number().min(0).max(9_999_999.99));

const Switch = z
  .union([z.boolean(), z.enum(['true', 'false'])], { error: 'Use true or false.' })
  .transform((value) => value === true || value === 'true');

export type ProductQuery = z.infer<typeof ProductQuery>;
export const ProductQuery = pageQuery(9).extend({
  sortBy: z.enum(productSorts).default('featured'),
  brand: Names.optional().meta({ description: 'One or more, whatever their case' }),
  rating: intField(1, 5).optional().meta({ description: 'So many stars or more' }),
  min: Amount.optional(),
  max: Amount.optional(),
  freeShipping: Switch.optional(),
});
