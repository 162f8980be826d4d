import { z } from 'zod';
import { maxId, optional } from './fields';

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

const localDay = /^\d{4}-\d{2}-\d{2}$/;
const localOrInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;
const Moment = z
  .string()
  .refine((text) => localDay.test(text) || localOrInstant.test(text), 'Use YYYY-MM-DD or an ISO date-time')
  .refine((text) => isCalendarDate(text.slice(0, 10)), 'This date does not exist');

/** Whether text is a day of the calendar such as 2026-02-28. */
export function isCalendarDate(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

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
