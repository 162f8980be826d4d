// No zone changed its clocks before 1800; all kept local mean time. Years before 100 would be misread.
const firstRead = Date.UTC(1800, 0, 1);

/**
 * Returns a function that reads the offset of a zone (local time minus UTC, in milliseconds) at an instant of whole
 * seconds. It uses `Intl`, so each call takes a microsecond or two. Throws a RangeError for an unknown id; the function
 * throws one for an invalid instant.
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
