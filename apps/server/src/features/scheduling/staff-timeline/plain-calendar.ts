import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import type { PieceZipper } from '#platform/zip-pieces';
import { plainForm } from '#roster/plain-form';
import type { Calendar, CalendarFailure } from './staff-timeline.service';

/** The prescribed answer of #7 and #8, as JSON. */
export function plainCalendar({ units, ...board }: Calendar, zipper: PieceZipper): Buffer {
  return plainForm<Omit<StaffCalendar, 'success'>>('"success":true,', board, units, zipper);
}

/** The prescribed business failure: every list empty, and the sentence for the user. */
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
