import type { GrantedHotel } from '#platform/account';
import { forbidden } from '#platform/errors';

export function refuseWithoutPlanning({ mayPlan }: Pick<GrantedHotel, 'mayPlan'>): void {
  if (!mayPlan) throw forbidden();
}
