import { z } from 'zod';
import { Month } from '../day';
import { Id } from '../fields';
import { pageQuery } from '../page-query';
import { CompanyId } from '../staff-request';
import { OvertimeApproval } from './balances';
import { timesheetStates } from './timesheet-lines';

/** A calendar month since the first rule pack. */
export const SheetMonth = Month.refine((month) => month >= '2021-07', 'Months before July 2021 have no rule pack.');

/** The time sheets of a hotel in a month. */
export const OfMonth = z.object({ hotel: CompanyId, month: SheetMonth });

/** The chosen time sheets, each as it was seen. */
export const Sheets = z
  .array(z.object({ employee: Id, version: z.int().min(0), fingerprint: z.string().max(64).optional() }))
  .min(1, 'Choose a time sheet.')
  .max(200);

export type TimesheetQuery = z.output<typeof TimesheetQuery>;
export const TimesheetQuery = pageQuery(25).extend({
  ...OfMonth.shape,
  state: z.enum(timesheetStates).optional(),
  department: Id.optional(),
});

/** The approval of overtime for a year, or null, over the one that was seen. */
export const OvertimeDecision = z.object({
  hotel: CompanyId,
  employee: Id,
  year: z.int().min(1900).max(2199),
  approval: OvertimeApproval.nullable(),
  seen: z.string().nullable().meta({ description: 'The stored number, as last read' }),
});
