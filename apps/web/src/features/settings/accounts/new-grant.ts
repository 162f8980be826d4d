import { administers } from '#platform/access';
import { selectedHotel } from '#platform/hotel';
import { session } from '#platform/session';
import type { GrantDraft } from './accounts.queries';

/** A grant as it begins: the whole hotel, to look at. */
export const newGrant = (hotel: number): GrantDraft => ({
  hotel,
  scope: 'hotel',
  unitIds: [],
  departmentIds: [],
  employeeId: null,
  mayClock: false,
  mayApprove: false,
  mayPlan: false,
  mayPayroll: false,
  maySeePay: false,
  mayMail: false,
  mayAdminister: false,
});

/** The hotels that the account administers, the one shown first. */
export function administered(): number[] {
  const user = session.get();
  const shown = selectedHotel.get()?.ErpCompanyId;
  const ids = (user?.hotels ?? []).filter((hotel) => administers(user, hotel)).map((hotel) => hotel.ErpCompanyId);
  return ids.toSorted((a, b) => Number(b === shown) - Number(a === shown));
}
