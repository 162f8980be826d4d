import { z } from 'zod';
import { Punch, punchDirections } from './punches.contract';

export const requestStates = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];
export const Direction = z.enum(punchDirections, 'Use in or out.');
const Stretch = z.object({ from: z.string(), to: z.string() });

/** One punch as it should be; `was` is the recorded punch at the time of the request. */
export type AskedPunch = z.infer<typeof AskedPunch>;
const AskedPunch = z.object({
  replaces: z.int().nullable(),
  was: z.object({ at: z.string(), direction: z.enum(punchDirections).nullable() }).nullable(),
  isVoid: z.boolean().meta({ description: 'It never was' }),
  at: z.string().nullable().meta({ description: 'Null for what never was' }),
  direction: z.enum(punchDirections).nullable(),
});

export type CorrectionRequest = z.infer<typeof CorrectionRequest>;
export const CorrectionRequest = z.object({
  id: z.int(),
  day: z.string(),
  employee: z.object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    jobTitle: z.string(),
    department: z.string(),
  }),
  punches: z.array(AskedPunch),
  reason: z.string(),
  state: z.enum(requestStates),
  askedAt: z.string(),
  decided: z.object({ at: z.string(), by: z.string().nullable(), answer: z.string().nullable() }).nullable(),
  isOwn: z.boolean().meta({ description: 'About the account itself: somebody else decides' }),
});

/** A working day as planned, declared and clocked; moments have the offset of the hotel's zone. */
export type DayRecord = z.infer<typeof DayRecord>;
export const DayRecord = z.object({
  planned: z.array(Stretch),
  declared: z.array(Stretch),
  clocked: z.array(
    z.object({ from: z.string(), to: z.string().nullable(), inPunch: z.int(), outPunch: z.int().nullable() }),
  ),
  strays: z.array(z.object({ at: z.string(), punch: z.int() })).meta({ description: 'Outs whose in is missing' }),
  punches: z.array(Punch),
});
