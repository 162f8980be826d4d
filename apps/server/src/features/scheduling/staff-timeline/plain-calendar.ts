import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import type { ZippedText } from '#platform/zipped-text';
import { plainForm } from '#roster/plain-form';
import type { Calendar, CalendarFailure } from './staff-timeline.service';

/** The prescribed reply of #7 and #8, as JSON. */
export function plainCalendar({ units, ...board }: Calendar): ZippedText {
  return plainForm<Omit<StaffCalendar, 'success'>>('"success":true,', board, units);
}

/** The prescribed business failure: empty lists, and a sentence for the user. */
export function failedCalendar({ errorMessage }: CalendarFailure): StaffCalendar {
  return {
    success: false,
    errorMessage,
    events: [],
    resources: [],
    employeeList: [],
    branchList: [],
    departmentList: [],
    workCenterList: [],
    businessUnitList: [],
    selectedBusAndOrgUnit: { businessUnit: null, orgUnit: null },
  };
}
