import type { GrantedHotel } from '#platform/account';

/** A hotel as the command line uses it: it may do everything, but is nobody to whom drafts could belong. */
export const withMachineRights = (hotel: Pick<GrantedHotel, 'companyId' | 'name' | 'timeZone'>): GrantedHotel => ({
  ...hotel,
  scope: { kind: 'hotel' },
  mayApprove: true,
  mayPlan: false,
  maySeePay: true,
  self: null,
});
