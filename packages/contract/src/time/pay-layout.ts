import { z } from 'zod';
import { isNotBlank } from '../fields';

/** What a column of a payroll file can contain. `amount` is hours for work and days for leave. */
export const payFields = [
  'employeeCode',
  'employeeName',
  'taxNumber',
  'socialSecurityNumber',
  'department',
  'workCentre',
  'costPlace',
  'hostHotel',
  'hostDepartment',
  'payer',
  'month',
  'day',
  'payCode',
  'payCodeName',
  'amount',
  'hours',
  'minutes',
  'days',
  'change',
  'text',
] as const;

export type PayField = (typeof payFields)[number];

export const payFormats = ['xlsx', 'csv', 'fixed'] as const;
export const payEncodings = ['utf-8', 'windows-1253'] as const;
export const paySeparators = [';', ',', '\t', '|'] as const;
export const payGrains = ['day', 'month'] as const;
export const payDates = ['YYYY-MM-DD', 'DD/MM/YYYY', 'YYYYMMDD', 'DDMMYYYY'] as const;

export type PayColumn = z.infer<typeof PayColumn>;
const PayColumn = z.object({
  field: z.enum(payFields),
  header: z.string().trim().max(60, 'Use up to 60 characters.'),
  width: z
    .int('Enter a whole number of characters.')
    .min(1, 'Use at least 1 character.')
    .max(200, 'Use up to 200 characters.')
    .meta({ description: 'In characters, for files of fixed width' }),
  text: z
    .string()
    .max(60, 'Use up to 60 characters.')
    .default('')
    .meta({ description: 'What every line has in a column of the field `text`' }),
});

/** How the file for a payroll program is written. */
export type PayLayoutFields = z.infer<typeof PayLayoutFields>;
export const PayLayoutFields = z.object({
  name: z.string().trim().max(80, 'Use up to 80 characters.').refine(isNotBlank, 'Enter a name.'),
  format: z.enum(payFormats),
  encoding: z.enum(payEncodings),
  separator: z.enum(paySeparators).meta({ description: 'Between the columns of a CSV file' }),
  decimalMark: z.enum([',', '.']),
  decimals: z.int().min(0).max(4),
  dates: z.enum(payDates),
  grain: z.enum(payGrains).meta({ description: 'A line for each day and pay code, or for each month and pay code' }),
  hasHeader: z.boolean(),
  columns: z.array(PayColumn).min(1, 'Add at least one column.').max(40, 'Use up to 40 columns.'),
});

export type PayLayout = z.infer<typeof PayLayout>;
export const PayLayout = PayLayoutFields.extend({ id: z.int() });

/** Whether the files of a layout contain AFM or AMKA, which are sealed and handed out only when asked for. */
export const hasPersonNumbers = ({ columns }: Pick<PayLayoutFields, 'columns'>): boolean =>
  columns.some(({ field }) => field === 'taxNumber' || field === 'socialSecurityNumber');
