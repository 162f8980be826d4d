import { z } from 'zod';
import { Day } from './day';
import { Id } from './fields';
import { CompanyId } from './staff-request';

export const loanPayers = ['home', 'host'] as const;
export type LoanPayer = (typeof loanPayers)[number];

/** Some days on which a person works for another department or hotel, both inclusive. */
export type LoanFields = z.output<typeof LoanFields>;
export const LoanFields = z.object({
  firstDay: Day,
  lastDay: Day,
  hostHotel: CompanyId,
  hostDepartment: Id.nullable().meta({ description: 'Null for the whole hotel' }),
  payer: z.enum(loanPayers),
  agreement: z.string().trim().max(200, 'Use up to 200 characters.').meta({ description: 'Reference or note' }),
});

/** For whom a day was worked, and who pays it. */
export type LoanHost = z.output<typeof LoanHost>;
export const LoanHost = z.object({
  hostHotel: z.int(),
  hostHotelName: z.string(),
  hostDepartment: z.int().nullable(),
  hostDepartmentName: z.string().meta({ description: 'Empty for the whole hotel' }),
  payer: z.enum(loanPayers),
});

/** A loan as it is read, with the names of its host as they were when it was agreed. */
export type Loan = z.output<typeof Loan>;
export const Loan = LoanHost.extend({ firstDay: z.string(), lastDay: z.string(), agreement: z.string() });

/** For whom minutes were worked: the host of a loan or of a shift, or home where a shift has a cost place of its own. */
export type WorkHost = z.output<typeof WorkHost>;
export const WorkHost = LoanHost.extend({
  costPlace: z
    .string()
    .optional()
    .meta({ description: 'The shift’s own; with it, no department means the home department' }),
});

/** The host alone, whatever the cost place of the shift; null at home. */
export function hostOf(host: WorkHost | null | undefined): LoanHost | null {
  if (!host) return null;
  const { costPlace, ...alone } = host;
  return costPlace !== undefined && alone.hostDepartment === null ? null : alone;
}

/** Which host, payer and own cost place, whatever they are called. */
export function hostKey(host: WorkHost | null | undefined): string {
  if (!host) return '';
  const { hostHotel, hostDepartment, payer, costPlace } = host;
  return [hostHotel, hostDepartment ?? '', payer, ...(costPlace === undefined ? [] : [costPlace])].join(' ');
}
