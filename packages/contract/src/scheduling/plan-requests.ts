import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { CompanyId } from '../staff-request';
import { DecidedShift, mostDecidedShifts, PlannedLeave } from './plan-leave';
import { Declaring, Publication, ShortNotice } from './plan-publication';

/** Which days are copied onto which, and how. */
export const PlanCopy = Publication.extend({
  from: Day.meta({ description: 'The first of as many days, from which it is copied' }),
  replace: z.boolean().default(false).meta({ description: 'Take off what is planned on a day that gets something' }),
  withPeople: z
    .boolean()
    .default(true)
    .meta({ description: 'False: the shifts of people are copied as open shifts of their departments' }),
  dryRun: z.boolean().default(false),
});

/** What is taken off which days. */
export const PlanClear = Publication.extend({
  shifts: z.boolean().default(true),
  daysOff: z.boolean().default(true),
  dryRun: z.boolean().default(false),
});

/** A leave, and what happens to the shifts on its days. */
export const LeaveGrant = z.object({
  hotel: CompanyId,
  leave: PlannedLeave,
  version: z.int().min(1).optional(),
  shifts: z.array(DecidedShift).max(mostDecidedShifts),
  reason: z
    .string()
    .trim()
    .max(500, 'Use up to 500 characters.')
    .nullable()
    .default(null)
    .meta({ description: 'Where somebody is given work at short notice or against the law' }),
});

/** The drafts as seen in the preview, and what publishing them needs besides. */
export const DraftsToPublish = Publication.extend({
  drafts: z
    .array(z.object({ id: Id, version: z.int().min(1) }))
    .min(1)
    .max(50_000),
  reason: z.string().max(500).nullable().default(null),
  shortNotice: ShortNotice.default({ agreed: [], reason: null }),
  declaring: Declaring.default({ past: false, unplanned: [] }),
});
