import { z } from 'zod';
import { Day } from '../day';
import { Id } from '../fields';
import { CompanyId } from '../staff-request';
import { AnyItem, PlannedItem } from './planned-items';
import { CheckFinding } from './roster-checks.contract';

/** Days of a hotel's plan. */
export const PlanRange = { hotel: CompanyId, first: Day, last: Day };

export const Publication = z.object({
  ...PlanRange,
  departments: z.array(Id).max(500).default([]).meta({ description: 'Only people of these departments' }),
  employees: z.array(Id).max(20_000).default([]).meta({ description: 'Only these people' }),
});

/** What justifies changes of work that begins within the notice time. */
export type ShortNotice = z.output<typeof ShortNotice>;
export const ShortNotice = z.object({
  agreed: z.array(Id).max(20_000).default([]).meta({ description: 'The people who agreed to the changes' }),
  reason: z
    .string()
    .trim()
    .max(500, 'Use up to 500 characters.')
    .nullable()
    .default(null)
    .meta({ description: 'For everybody else' }),
});

const PersonDay = z.object({ employeeId: Id, day: Day });

/** What of a publication is declared to ERGANI with it, where the hotel wants that. */
export type Declaring = z.output<typeof Declaring>;
export const Declaring = z.object({
  past: z.boolean().default(false).meta({ description: 'Also days that are over' }),
  unplanned: z
    .array(PersonDay)
    .max(50_000)
    .default([])
    .meta({ description: 'Days left without shift and leave that are declared as days without work' }),
});

export type PublicationPreview = z.infer<typeof PublicationPreview>;
export const PublicationPreview = z.object({
  people: z.array(
    z.object({
      employeeId: z.int(),
      name: z.string(),
      code: z.string(),
      changes: z.array(
        z.object({
          id: z.int(),
          version: z.int(),
          before: PlannedItem.nullable(),
          after: PlannedItem.nullable(),
          shortNotice: z.int().nullable().meta({
            description: 'Minutes until the work begins, negative if it has begun; null unless within the notice time',
          }),
        }),
      ),
      hasAccount: z.boolean().meta({ description: 'Whether the person can sign in, and so is told by Horae' }),
      minutesBefore: z.int(),
      minutesAfter: z.int(),
      cost: z
        .object({
          centsBefore: z.int(),
          centsAfter: z.int(),
          minutesWithoutRate: z.int().meta({ description: 'Of the hours after it: on days without a rate' }),
        })
        .nullable()
        .meta({
          description:
            'What the hours come to by the rate of the contract, without premiums; null unless one may see pay',
        }),
    }),
  ),
  open: z
    .array(
      z.object({
        departmentId: z.int(),
        name: z.string(),
        changes: z.array(
          z.object({ id: z.int(), version: z.int(), before: AnyItem.nullable(), after: AnyItem.nullable() }),
        ),
      }),
    )
    .meta({ description: 'What changes in the open shifts of departments' }),
  findings: z.array(CheckFinding.extend({ isUnlawful: z.boolean() })),
  noticeHours: z.int().meta({ description: 'The notice time of the hotel for changes of the roster' }),
  declares: z
    .array(
      z.object({
        employeeId: z.int(),
        day: z.string(),
        isPast: z.boolean(),
        isUnplanned: z.boolean(),
        declaredAt: z.string().nullable().meta({ description: 'When it is declared; null: with the publication' }),
      }),
    )
    .nullable()
    .meta({
      description: 'The days that are declared to ERGANI after the publication; null where that is done by hand',
    }),
});
