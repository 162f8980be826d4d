import { z } from 'zod';
import { Day, daysAtMost } from '../day';
import { Id } from '../fields';
import { pageQuery } from '../page-query';
import { CompanyId } from '../staff-request';
import { BoardPart, dayFamilies } from './day-parts';
import { mostDeclaredDays } from './days-to-submit';
import { declarationFindings, declarationStates } from './declaration-kinds';

/** The part of a day that one declaration family covers: what is planned, what is declared, what is being sent. */
export type BoardSide = z.infer<typeof BoardSide>;
const BoardSide = z.object({
  family: z.enum(dayFamilies),
  planned: z.array(BoardPart),
  declared: z.array(BoardPart).nullable().meta({ description: 'Null where nothing was accepted' }),
  differs: z.boolean().meta({ description: 'The plan says otherwise than what is declared or under way' }),
  declarationId: z.int().nullable(),
  state: z.enum(declarationStates).nullable(),
  protocol: z.string().nullable(),
  dueAt: z.string().nullable(),
  isOverdue: z.boolean(),
});

export type BoardDay = z.infer<typeof BoardDay>;
const BoardDay = z.object({
  day: z.string(),
  sides: z.array(BoardSide),
  finding: z
    .enum(declarationFindings)
    .nullable()
    .meta({ description: 'The dearest open finding of the inbox about the declaration of this day' }),
  clocked: z.array(z.object({ from: z.string(), to: z.string().nullable() })),
});

export type BoardRow = z.infer<typeof BoardRow>;
export const BoardRow = z.object({
  id: z.int(),
  name: z.string(),
  code: z.string(),
  jobTitle: z.string(),
  unit: z.string(),
  days: z.array(BoardDay),
});

export type BoardQuery = z.output<typeof BoardQuery>;
export const BoardQuery = pageQuery(50)
  .extend({
    hotel: CompanyId,
    from: Day,
    to: Day,
    unit: Id.optional(),
    department: Id.optional(),
    only: z.enum(['differing']).optional(),
  })
  .superRefine(daysAtMost(mostDeclaredDays));
