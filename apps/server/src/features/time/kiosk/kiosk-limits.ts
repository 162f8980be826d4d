import { addressRange } from '#platform/address-range';
import type { AttemptLimit } from '#platform/attempts/count-attempt';
import type { ClockDevice } from '#platform/clock-device';

const limit = { free: 30, firstWaitSeconds: 60, longestWaitSeconds: 900 };

/** Wrong codes and PINs at one kiosk, whoever types them. */
export const atKiosk = ({ companyId, id }: ClockDevice): AttemptLimit => ({
  key: `kiosk ${companyId} ${id}`,
  ...limit,
});

/** Wrong pairing codes from one place. */
export const ofPairing = (address: string): AttemptLimit => ({ key: `pairing ${addressRange(address)}`, ...limit });
