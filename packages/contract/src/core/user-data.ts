import { z } from 'zod';
import { ownLanguages } from '../languages';

export const dayAttributions = ['start', 'end', 'most', 'split'] as const;
export type DayAttribution = (typeof dayAttributions)[number];

/** What a client account may do at a hotel beyond seeing it; the menu omits what its rights do not open. */
export const hotelRights = ['clock', 'approve', 'plan', 'payroll', 'seePay', 'administer'] as const;
export type HotelRight = (typeof hotelRights)[number];
const Ability = z.object({ action: z.string(), subject: z.string() });

/** A hotel that the account may use; its zone is the zone of all its local times. */
export const GrantedHotel = z.object({
  ErpCompanyId: z.int(),
  name: z.string(),
  timeZone: z.string(),
  employeeId: z.int().optional().meta({ description: 'Who of its people the account is' }),
  dayAttribution: z.enum(dayAttributions).optional().meta({ description: 'To which day a shift over midnight counts' }),
  dayDivide: z.int().optional().meta({ description: 'Minutes after midnight at which a working day begins' }),
  mark: z.string().optional().meta({ description: 'Its logo, when one was chosen', example: 'drawn:3' }),
  rights: z.array(z.enum(hotelRights)).optional().meta({ description: 'Of a client; an administrator has all' }),
});

export type GrantedHotel = z.infer<typeof GrantedHotel>;

export const UserData = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  email: z.string().nullable().meta({ description: 'Null for an account that logs in by login name' }),
  loginName: z.string().optional(),
  role: z.enum(['admin', 'client']),
  ability: z.array(Ability),
  extras: z.object({ eCommerceCartItemsCount: z.int() }),
  hotels: z.array(GrantedHotel),
  employeeId: z.int().optional().meta({ description: 'At the first of the hotels where it is one of the people' }),
});

export type UserData = z.infer<typeof UserData>;

/** `token` and `accessToken` are the same value; `language` and `lastHotel` are those that the account chose last. */
export const Session = z.object({
  userData: UserData,
  token: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  language: z.enum(ownLanguages).optional(),
  lastHotel: z.int().optional(),
});

export type Session = z.infer<typeof Session>;
