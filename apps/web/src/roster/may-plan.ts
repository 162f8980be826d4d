import { mayCall } from '#platform/access';
import { session } from '#platform/session';
import type { SelectedHotel } from '#platform/storage';

/** Whether the account plans at this hotel; the server would refuse the others. */
export const mayPlan = (hotel: SelectedHotel): boolean =>
  mayCall(session.get(), 'admin') || hotel.rights?.includes('plan') === true;
