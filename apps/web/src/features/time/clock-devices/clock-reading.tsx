import { Badge } from '#ui/badge';
import { clockDevicesWords } from './clock-devices.words';
import { isClockOff, type Reading, readingOf } from './device-clock';

/** How far the clock of a device is off; a warning beyond what is allowed. */
export function ClockReading(device: Reading) {
  const say = clockDevicesWords.use();
  return isClockOff(device) ? <Badge tone="warning">{readingOf(device, say)}</Badge> : readingOf(device, say);
}
