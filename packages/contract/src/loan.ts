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

/** Which host and payer, whatever they are called. */
export const hostKey = (host: LoanHost | null | undefined): string =>
  host ? `${host.hostHotel} ${host.hostDepartment ?? ''} ${host.payer}` : '';
