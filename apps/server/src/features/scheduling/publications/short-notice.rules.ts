import type { OwnChange } from './own-change';

/**
 * When the work begins that each of one person's changes touches, if that is within the notice time; otherwise null.
 * All in epoch seconds, so that a change of the clocks neither adds nor takes an hour. Work that is over is the past, and
 * work that gives way to leave is what the person asked for: neither needs notice.
 */
export function shortNotices(changes: readonly OwnChange[], now: number, noticeHours: number): (number | null)[] {
  const leave = changes.flatMap(({ after }) => (after?.allDay && after.type !== 'DayOff' ? [after] : []));
  return changes.map(({ before, after }) => {
    if (noticeHours === 0 || (before && after && isSameWork(before, after))) return null;
    const givesWay =
      before !== null &&
      after === null &&
      leave.some(({ firstDay, lastDay }) => firstDay <= before.firstDay && before.firstDay <= lastDay);
    if (givesWay) return null;
    const begins = [before, after].flatMap((item) =>
      item && !item.allDay && item.end > now && item.start - now < noticeHours * 3600 ? [item.start] : [],
    );
    return begins.length === 0 ? null : Math.min(...begins);
  });
}

type Work = NonNullable<OwnChange['before']>;

const isSameWork = (before: Work, after: Work): boolean =>
  before.start === after.start && before.end === after.end && before.type === after.type;
