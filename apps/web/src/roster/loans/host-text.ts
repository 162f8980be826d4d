import type { LoanHost } from '@horae/contract/loan';
import { selectedHotel } from '#platform/hotel';

/** The host of a loan: `Pool bar`, in another hotel `Pool bar, Asterion`, or the hotel alone. */
export function hostText({ hostHotel, hostHotelName, hostDepartmentName }: LoanHost): string {
  if (hostDepartmentName === '') return hostHotelName;
  const isHere = hostHotel === selectedHotel.get()?.ErpCompanyId;
  return isHere ? hostDepartmentName : `${hostDepartmentName}, ${hostHotelName}`;
}
