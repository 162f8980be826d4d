import { z } from 'zod';
import { dayAttributions } from '../core/user-data';
import { Day } from '../day';
import { Id, intField } from '../fields';
import { languages } from '../languages';
import { route } from '../route';
import { HotelMark } from './hotel-mark';
import { PlaceName } from './places';

/** The settings of a hotel that an administrator can change. */
export const HotelSettings = z.object({
  companyId: z.int(),
  name: z.string(),
  timeZone: z.string(),
  /** ISO 3166, two letters; decides which public holidays and which law apply. */
  country: z.string(),
  /** 1 = Monday … 7 = Sunday. */
  weekStart: z.int(),
  /** Minutes after midnight at which a working day starts. */
  dayDivide: z.int(),
  /** The working day that hours of a shift across the start of a day count towards. */
  dayAttribution: z.enum(dayAttributions),
  /** The first day on which plan and clock are compared; null means never. */
  attendanceFrom: z.string().nullable(),
  /** Personal data is erased this many months after an employee's last day; null means never. */
  retentionMonths: z.int().nullable(),
  /** Changes of work that begins within this many hours need the employee's agreement or a reason. */
  noticeHours: z.int(),
  /** Rosters of planners without the right to approve are published by somebody who has it. */
  needsApproval: z.boolean(),
  /** Single changes of days that are published already are published at once. */
  publishesAtOnce: z.boolean(),
  /** Its logo; null means the mark chosen by its number. */
  mark: z.string().nullable(),
  /** Of accounts and mails of those who have chosen none; null means that of the installation. */
  language: z.enum(languages).nullable(),
});
export type HotelSettings = z.infer<typeof HotelSettings>;
type Unnamed =
  | 'dayAttribution'
  | 'attendanceFrom'
  | 'retentionMonths'
  | 'noticeHours'
  | 'needsApproval'
  | 'publishesAtOnce'
  | 'mark'
  | 'language';
/** As sent: the fields added later keep their value if they are absent. */
export type HotelChange = Omit<HotelSettings, Unnamed> & { [K in Unnamed]?: HotelSettings[K] | undefined };

/** Whether the runtime knows this IANA zone. */
function isTimeZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const settings = {
  name: PlaceName,
  timeZone: z.string().max(60).refine(isTimeZone, 'Use an IANA zone such as Europe/Athens.'),
  country: z.string().regex(/^[A-Z]{2}$/, 'Use the two-letter country code (ISO 3166), such as GR.'),
  weekStart: intField(1, 7),
  dayDivide: intField(0, 1439),
  dayAttribution: z.enum(dayAttributions).optional(),
  attendanceFrom: Day.nullable().optional(),
  retentionMonths: z.int().min(1, 'Use 1 to 600 months.').max(600, 'Use 1 to 600 months.').nullable().optional(),
  noticeHours: z.int('Use 0 to 336 hours.').min(0, 'Use 0 to 336 hours.').max(336, 'Use 0 to 336 hours.').optional(),
  needsApproval: z.boolean().optional(),
  publishesAtOnce: z.boolean().optional(),
  mark: HotelMark.nullable().optional(),
  language: z.enum(languages).nullable().optional(),
};

const oneHotel = z.object({ hotel: HotelSettings });

export const hotelsContract = {
  list: route({
    method: 'GET',
    path: '/organisation/hotels',
    summary: 'Every hotel with its settings, people of today and open places',
    access: 'hotel-admin',
    reply: z.object({ hotels: z.array(HotelSettings.extend({ people: z.int(), places: z.int() })) }),
  }),
  one: route({
    method: 'GET',
    path: '/organisation/hotel',
    summary: 'One hotel; its ETag guards a change',
    access: 'hotel-admin',
    query: z.object({ id: Id }),
    reply: oneHotel,
  }),
  add: route({
    method: 'POST',
    path: '/organisation/add-hotel',
    summary: 'Add a hotel with its own number',
    access: 'admin',
    body: z.object({ hotel: z.object({ companyId: Id, ...settings }) }),
    status: 201,
    reply: oneHotel,
  }),
  update: route({
    method: 'POST',
    path: '/organisation/update-hotel',
    summary: 'Change the settings of a hotel',
    access: 'hotel-admin',
    updates: true,
    body: z.object({ id: Id, hotel: z.object(settings) }),
    reply: oneHotel,
  }),
};
