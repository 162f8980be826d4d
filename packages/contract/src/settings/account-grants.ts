import { z } from 'zod';
import { Id } from '../fields';

export const grantScopes = ['hotel', 'places', 'self'] as const;
export const grantRights = [
  'mayClock',
  'mayApprove',
  'mayPlan',
  'mayPayroll',
  'maySeePay',
  'mayMail',
  'mayAdminister',
] as const;
export type GrantScope = (typeof grantScopes)[number];
export type GrantRight = (typeof grantRights)[number];
export const rights = { mayClock: z.boolean(), mayApprove: z.boolean(), mayPlan: z.boolean(), mayPayroll: z.boolean() };
export const maySeePay = z
  .boolean()
  .meta({ description: 'See rates of pay, and what hours come to, of the people whose time sheets it may see' });
export const mayMail = z.boolean().meta({ description: 'Write mail to addresses outside the hotels of the account' });
export const mayAdminister = z
  .boolean()
  .meta({ description: 'Administer the hotel: its people, imports, accounts, clock devices and settings' });

/** A hotel that an account may use: how much of it, and with which rights besides seeing the roster. */
export type Grant = z.infer<typeof Grant>;
export const Grant = z.object({
  hotel: z.int(),
  hotelName: z.string(),
  scope: z.enum(grantScopes),
  unitIds: z.array(z.int()).meta({ description: 'The organisation units of the scope `places`' }),
  departmentIds: z.array(z.int()).meta({ description: 'Its departments; what is seen is the union of all' }),
  placeNames: z.array(z.string()).meta({ description: 'The names of these units, then of these departments' }),
  employeeId: z.int().nullable().meta({ description: 'Who of the people of the hotel this account is' }),
  employeeName: z.string().nullable(),
  ...rights,
  maySeePay,
  mayMail,
  mayAdminister,
});

const OptionalId = Id.nullable().default(null);
const placeSentence = 'Choose at least one unit or department.';

/** The units, or departments, of one grant; whoever sees more gets the whole hotel. */
const mostPlaces = 50;
const PlaceIds = z
  .array(Id)
  .max(mostPlaces)
  .refine((ids) => new Set(ids).size === ids.length, 'List each place only once.')
  .default([]);

export type GrantChange = z.infer<typeof GrantChange>;
const GrantChange = z
  .object({
    hotel: Id,
    scope: z.enum(grantScopes),
    unitIds: PlaceIds,
    departmentIds: PlaceIds,
    employeeId: OptionalId,
    ...rights,
    maySeePay: maySeePay.default(false),
    mayMail: mayMail.default(false),
    mayAdminister: mayAdminister.default(false),
  })
  .refine(({ scope, unitIds, departmentIds }) => scope !== 'places' || unitIds.length + departmentIds.length > 0, {
    path: ['departmentIds'],
    message: placeSentence,
  })
  .refine(({ scope, unitIds, departmentIds }) => scope === 'places' || unitIds.length + departmentIds.length === 0, {
    path: ['scope'],
    message: 'Use the scope “places” for units and departments.',
  })
  .refine(({ scope, mayAdminister: administers }) => !administers || scope === 'hotel', {
    path: ['mayAdminister'],
    message: 'Only an account of the whole hotel can administer it.',
  })
  .refine(({ scope, employeeId }) => scope !== 'self' || employeeId !== null, {
    path: ['employeeId'],
    message: 'Choose the person this account belongs to.',
  });
export const Grants = z
  .array(GrantChange)
  .max(200)
  .refine((grants) => new Set(grants.map(({ hotel }) => hotel)).size === grants.length, 'List each hotel only once.');
