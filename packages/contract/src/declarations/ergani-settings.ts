import { z } from 'zod';
import { ClockTime, intField } from '../fields';
import { OfHotel } from '../of-hotel';
import { declaringTimes, erganiTargets, erganiUserTypes } from './declaration-kinds';

export type ErganiSettingsForm = z.output<typeof ErganiSettingsForm>;
export const ErganiSettingsForm = OfHotel.extend({
  version: intField(1, 2147483647),
  target: z.enum(erganiTargets),
  baseUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter an address such as https://host/path.' })])
    .default(''),
  employerTaxNumber: z
    .string()
    .regex(/^(\d{9})?$/, 'A tax number has nine digits.')
    .default('')
    .meta({ description: 'Empty to keep the one that is there' }),
  branch: intField(0, 99999),
  username: z.string().trim().max(100).default(''),
  password: z.string().max(200).default('').meta({ description: 'Empty to keep the one that is there' }),
  userType: z.enum(erganiUserTypes),
  isSending: z.boolean(),
  sendsCards: z.boolean().optional().meta({ description: 'Work cards; left out it stays as it is' }),
  sendsSchedules: z
    .boolean()
    .optional()
    .meta({ description: 'Schedules, overtime and leave; left out it stays as it is' }),
  weeklyForFixed: z
    .boolean()
    .optional()
    .meta({ description: 'People with fixed hours are declared by the week; left out it stays as it is' }),
  declares: z
    .enum(declaringTimes)
    .optional()
    .meta({ description: 'When published days are declared; left out it stays as it is' }),
  declaresAt: ClockTime.optional().meta({
    description: 'The time of the hotel at which they are declared once a day; left out it stays as it is',
  }),
});

export type ShownErganiSettings = z.infer<typeof ShownErganiSettings>;
export const ShownErganiSettings = z.object({
  target: z.enum(erganiTargets),
  baseUrl: z.string(),
  employerTaxNumber: z.string().meta({ description: 'Its last three digits' }),
  branch: z.int(),
  username: z.string(),
  hasPassword: z.boolean(),
  userType: z.enum(erganiUserTypes),
  isSending: z.boolean(),
  sendsCards: z.boolean(),
  sendsSchedules: z.boolean(),
  weeklyForFixed: z.boolean(),
  declares: z.enum(declaringTimes),
  declaresAt: z.string().meta({ description: 'The time of the hotel, such as 20:00, for declaring once a day' }),
  afterwardsMonths: z.array(z.string()),
  failure: z.string().nullable().meta({ description: 'Why nothing could be sent the last time' }),
  version: z.int(),
});
