import type { ClockDeviceRow } from '@horae/contract/time/clock-device-rows';
import type { DevicesSay } from './clock-devices.words';

export type Reading = Pick<ClockDeviceRow, 'skewSeconds' | 'allowedSkew'>;

/** How far a clock is off, in the largest unit that fits: "3 min fast". */
export function readingOf({ skewSeconds }: Reading, say: DevicesSay): string {
  if (skewSeconds === null) return say('clock.unknown');
  const minutes = Math.round(Math.abs(skewSeconds) / 60);
  if (minutes === 0) return say('clock.right');
  const way = skewSeconds > 0 ? 'fast' : 'slow';
  if (minutes < 120) return say(`clock.minutes.${way}`, { minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say(`clock.hours.${way}`, { hours }) : say(`clock.days.${way}`, { days: Math.round(hours / 24) });
}

export const isClockOff = ({ skewSeconds, allowedSkew }: Reading): boolean =>
  skewSeconds !== null && Math.abs(skewSeconds) > allowedSkew * 60;
