import { type Clock, clocksAt } from './clock-text';
import type { Span } from './meaning';

/** Times read from a prepared text, and where the rest of it begins. */
export interface SpansText {
  spans: Span[];
  end: number;
  /** The writing is unusual, so the times are proposed and asked. */
  isDoubtful: boolean;
}

const dash = /\s*-+\s*|\s+(?:εως|ως|με|μεχρι|to|till|until)\s+/y;
const between = /\s*[/&;|,+\n]\s*(?:και\s|and\s)?|\s+(?:και|κ|and|kai)\s+|\s+/y;
const intro = /(?:απο|from)\s+/y;
const longest = 16 * 60;
const most = 4;

/** Every way to read one or more times from–to at a place, the one with most times first. */
export function spansAt(text: string, at: number): SpansText[] {
  intro.lastIndex = at;
  const start = intro.test(text) ? intro.lastIndex : at;
  return further(text, start, [], false);
}

function further(text: string, at: number, before: readonly Span[], isDoubtfulSoFar: boolean): SpansText[] {
  if (before.length >= most) return [];
  return spanAt(text, at).flatMap(({ span, end, isDoubtful }) => {
    const last = before.at(-1);
    const placed = last && span.from < last.to ? { from: span.from + 1440, to: span.to + 1440 } : span;
    const isOver = last !== undefined && (span.from >= last.from || placed.to > before[0]!.from + 1440);
    const isWrong = isDoubtfulSoFar || isDoubtful || (placed !== span && isOver);
    const spans = before.concat(placed !== span && isOver ? span : placed);
    between.lastIndex = end;
    const longer = between.test(text) ? further(text, between.lastIndex, spans, isWrong) : [];
    return longer.concat({ spans, end, isDoubtful: isWrong });
  });
}

interface OneSpan {
  span: Span;
  end: number;
  isDoubtful: boolean;
}

function spanAt(text: string, at: number): OneSpan[] {
  return clocksAt(text, at).flatMap((from) => {
    dash.lastIndex = from.end;
    if (!dash.test(text)) return [];
    const next = dash.lastIndex;
    return clocksAt(text, next).map((to) => {
      const { span, isDoubtful } = spanOf(from, to);
      return { span, isDoubtful, end: to.end };
    });
  });
}

/** The work between two times; over midnight when the second is not later. */
export function spanOf(
  from: Pick<Clock, 'minutes' | 'suffix'>,
  to: Pick<Clock, 'minutes' | 'suffix'>,
): Omit<OneSpan, 'end'> {
  let start = from.minutes;
  let end = to.minutes;
  if (to.suffix && !from.suffix && start < 12 * 60) {
    // "3-11pm" is the afternoon, "7-3pm" begins in the morning.
    const later = start + 12 * 60;
    if (to.suffix === 'pm' && later < end) start = later;
    if (to.suffix === 'am' && start >= end) start = later;
  }
  // After 24:00 is the next day, if it is meant at all.
  if (start === 1440) return { span: { from: 1440, to: end + (end === 0 ? 2880 : 1440) }, isDoubtful: true };
  if (end <= start) end += 1440;
  const isLong = end - start > longest;
  const noon = end - 720;
  // "9-5" is written for nine to seventeen.
  const span =
    isLong && noon > start && end - 1440 <= 720 && noon - start <= 720
      ? { from: start, to: noon }
      : { from: start, to: end };
  return { span, isDoubtful: isLong };
}
