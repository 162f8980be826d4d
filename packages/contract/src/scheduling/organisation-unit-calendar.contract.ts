import { z } from 'zod';
import { Option, optional } from '../fields';
import { route } from '../route';
import { Dates, OptionRef, SelectedApp, SelectedHotel, Token } from '../staff-request';
import { StaffCalendar } from './staff-timeline.contract';

export type UnitRequest = z.output<typeof UnitRequest>;
const UnitRequest = z.object({
  token: Token,
  selectedHotel: SelectedHotel,
  selectedApp: optional(SelectedApp),
  organizationUnit: OptionRef,
  organizationUnitName: optional(z.string()),
  dates: optional(Dates),
});

/** The calendar of one organisation unit; `branchList` contains the units of its business unit. */
export const UnitCalendar = StaffCalendar.omit({
  success: true,
  errorMessage: true,
  workCenterList: true,
  selectedBusAndOrgUnit: true,
}).extend({ selectedBusinessUnit: Option });
export type UnitCalendar = z.infer<typeof UnitCalendar>;

export const organisationUnitCalendarContract = {
  ofUnit: route({
    method: 'POST',
    path: '/stafftimer/calendarEventsFromOrgUnit/',
    summary: 'The staff calendar of one organisation unit; `null` without access to it',
    access: 'session',
    bearer: 'body',
    writes: 'bulk',
    body: UnitRequest,
    reply: UnitCalendar.nullable(),
  }),
};
