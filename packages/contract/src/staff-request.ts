import { z } from 'zod';
import { maxId, optional } from './fields';
import { Moment } from './moment';

const digits = z.string().regex(/^\d{1,10}$/, 'Use decimal digits');
const Value = z.union([z.int(), digits]).transform(Number).pipe(z.int().max(maxId));

/** An option, just its value, or no choice (`null`, empty text, absent); parses to the value or undefined. */
export const OptionRef = z
  .preprocess((sent) => {
    if (sent === null || sent === '') return undefined;
    return typeof sent === 'object' && 'value' in sent ? sent.value : sent;
  }, Value.optional())
  .optional();

export const CompanyId = Value.pipe(z.int().min(1));

/** The hotel as an object with `ErpCompanyId` or as a number; parses to the number. */
export const SelectedHotel = z.union([
  CompanyId,
  z.object({ ErpCompanyId: CompanyId }).transform((hotel) => hotel.ErpCompanyId),
]);

export const Token = optional(z.unknown());
export const Flag = optional(z.boolean());

/** A half-open period; parses to `{start, end}` as sent, because the hotel's zone is not known here. */
export const Dates = z.preprocess(
  (sent) => (Array.isArray(sent) && sent.length === 2 ? { start: sent[0], end: sent[1] } : sent),
  z.object({ start: Moment, end: Moment }),
);

/** The calling application; another application or entity is refused. The service checks the company. */
export const SelectedApp = z.object({
  ApplicationId: optional(z.literal(3000)),
  ApplicationName: optional(z.string()),
  EntityId: optional(z.literal(3006)),
  EntityName: optional(z.string()),
  ErpCompanyId: optional(CompanyId),
});

export const Ids = optional(z.array(Value).max(10_000));
