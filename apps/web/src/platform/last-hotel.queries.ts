import { sessionContract } from '@horae/contract/core/session.contract';
import { call } from './api';

/** Stores with the account where it works now. Without an answer the choice still holds on this device. */
export function saveLastHotel(hotel: number): void {
  call(sessionContract.setLastHotel, { body: { hotel } }).catch(() => undefined);
}
