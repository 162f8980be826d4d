// No zone changed its clocks before: all kept the mean time of their place. Years before 100 would be read wrong.
const firstRead = Date.UTC(1800, 0, 1);

/**
 * Reads the offset of a zone, local time minus UTC in milliseconds, at an instant of whole seconds. By `Intl`, so a
 * microsecond or two each. Throws a RangeError for an unknown id, and when asked for no instant.
 */
export function offsetReader(id: string): (instant: number) => number {
  const wall = new Intl.DateTimeFormat('en-US', {
    timeZone: id,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (asked) => {
    const instant = Math.max(asked, firstRead);
    const [month, day, year, hours, minutes, seconds] = wall.format(instant).match(/\d+/g)!.map(Number);
    return Date.UTC(year!, month! - 1, day, hours, minutes, seconds) - instant;
  };
}
