import { z } from 'zod';
import { Day } from '../day';
import { isNotBlank } from '../fields';

const Authority = {
  rule: z.string(),
  pack: z.string(),
  law: z.string().meta({ description: 'Where the rule stands' }),
};

/** The approval of the ministry for overtime beyond the limit of a year. */
export const OvertimeApproval = z.object({
  number: z.string().trim().max(40, 'Use up to 40 characters.').refine(isNotBlank, 'Enter the approval number.'),
  fromDay: Day.meta({ description: 'The first day that it applies to' }),
});

export type Balances = z.infer<typeof Balances>;
export const Balances = z.object({
  average: z
    .object({
      from: z.string(),
      to: z.string(),
      countedWeeks: z.int(),
      leaveWeeks: z.int().meta({ description: 'With leave or sickness: neutral' }),
      unknownWeeks: z.int().meta({ description: 'Without a punch' }),
      averageMinutes: z.number(),
      limitMinutes: z.number(),
      isWithin: z.boolean(),
      ...Authority,
    })
    .meta({ description: 'The average week of the reference period that ends with the last whole week of the month' }),
  overtime: z
    .object({
      year: z.int(),
      workedMinutes: z.number().meta({ description: 'Lawful overtime that was worked, by the clock' }),
      declaredMinutes: z.number().meta({ description: 'Accepted by the state, worked or not' }),
      plannedMinutes: z.number().meta({ description: 'On the roster from tomorrow on' }),
      limitMinutes: z.number(),
      leftMinutes: z.number().meta({ description: 'Of the limit, after what was worked' }),
      approval: OvertimeApproval.extend({ workedMinutes: z.number() })
        .nullable()
        .meta({ description: 'Of the ministry for more than the limit, and the minutes worked under it' }),
      mayApprove: z.boolean().meta({ description: 'Whether the caller may enter an approval' }),
      ...Authority,
    })
    .meta({ description: 'The overtime of the calendar year, to the end of the month or to today' }),
  leave: z.object({
    year: z.int(),
    weekDays: z.int(),
    entitledDays: z.int(),
    takenDays: z.int(),
    plannedDays: z.int(),
    leftDays: z.int(),
    hiredOn: z.string().nullable().meta({ description: 'Unknown: counted as from the third calendar year on' }),
    ...Authority,
  }),
});
