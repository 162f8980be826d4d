import { z } from 'zod';
import { Day } from '../day';
import { EmailAddress } from '../email-address';
import { Id, intField, isNotBlank } from '../fields';
import { pageQuery, SortDirection } from '../page-query';
import { route } from '../route';

export const recordSortColumns = [
  'id',
  'full_name',
  'post',
  'email',
  'city',
  'start_date',
  'salary',
  'age',
  'experience',
  'status',
] as const;

/** A row of the employee table in the template's format: dates and amounts are text. */
export type EmployeeRecord = z.infer<typeof EmployeeRecord>;
export const EmployeeRecord = z.object({
  responsive_id: z.literal(''),
  id: z.int(),
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: z.string().meta({ example: '09/23/2016' }),
  salary: z.string().meta({ example: '$23896.35' }),
  age: z.string(),
  experience: z.string().meta({ example: '1 Year' }),
  status: z.int().min(1).max(5),
});

const amount = z.coerce.number().min(0).max(10_000_000).optional();

export type RecordQuery = z.infer<typeof RecordQuery>;
export const RecordQuery = pageQuery(10).extend({
  city: z.string().optional(),
  status: intField(1, 5).optional(),
  startFrom: Day.optional(),
  startTo: Day.optional(),
  salaryFrom: amount,
  salaryTo: amount,
  sort: SortDirection.default('asc'),
  sortColumn: z.enum(recordSortColumns).default('id'),
});

const RecordFields = z.object({
  avatar: z.string().max(255),
  full_name: z.string().max(100).refine(isNotBlank, 'Enter a full name.'),
  post: z.string().max(100).refine(isNotBlank, 'Enter a post.'),
  email: EmailAddress,
  city: z.string().max(100),
  start_date: z.string().refine(isStartDate, 'Enter a date as MM/DD/YYYY.'),
  salary: z.string().regex(/^\$\d{1,8}(\.\d{2})?$/, 'Enter an amount such as $1250.00.'),
  age: z.string().regex(/^(1[4-9]|[2-9]\d)$/, 'Enter an age from 14 to 99.'),
  experience: z.string().regex(/^(1 Year|(0|[2-9]|[1-6]\d) Years)$/, 'Enter years such as “1 Year” or “5 Years”.'),
  status: z.int().min(1).max(5),
});

export type NewRecord = z.infer<typeof NewRecord>;
const NewRecord = RecordFields.extend({ avatar: RecordFields.shape.avatar.default('') });

export type RecordChange = z.infer<typeof RecordChange>;
const RecordChange = RecordFields.partial().extend({ id: Id });

/** Converts `09/23/2016` to `2016-09-23`. For other text the result is not a valid date. */
export function isoStartDate(text: string): string {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return `${year}-${month}-${day}`;
}

function isStartDate(text: string): boolean {
  return Day.safeParse(isoStartDate(text)).success;
}

export const employeeRecordsContract = {
  all: route({
    method: 'GET',
    path: '/api/datatables/initial-data',
    summary: 'The whole employee table',
    access: 'admin',
    reply: z.array(EmployeeRecord),
  }),
  list: route({
    method: 'GET',
    path: '/api/datatables/data',
    summary: 'The employee table by text, city, status, start and salary, sorted and paged',
    access: 'admin',
    query: RecordQuery,
    reply: z.object({ allData: z.array(EmployeeRecord), invoices: z.array(EmployeeRecord), total: z.int() }),
  }),
  one: route({
    method: 'GET',
    path: '/api/datatables/employee',
    summary: 'One row of the employee table; its ETag guards a change',
    access: 'admin',
    query: z.object({ id: Id }),
    reply: z.object({ employee: EmployeeRecord }),
  }),
  add: route({
    method: 'POST',
    path: '/api/datatables/add-employee',
    summary: 'Add a row to the employee table',
    access: 'admin',
    body: z.object({ employee: NewRecord }),
    status: 201,
    reply: z.object({ employee: EmployeeRecord }),
  }),
  update: route({
    method: 'POST',
    path: '/api/datatables/update-employee',
    summary: 'Change the fields of a row that are sent',
    access: 'admin',
    updates: true,
    body: z.object({ employee: RecordChange }),
    reply: z.object({ employee: EmployeeRecord }),
  }),
  remove: route({
    method: 'POST',
    path: '/api/datatables/delete-employees',
    summary: 'Delete rows of the employee table, all or none',
    access: 'admin',
    body: z.object({ ids: z.array(Id).min(1).max(500) }),
    reply: z.object({}),
  }),
};
