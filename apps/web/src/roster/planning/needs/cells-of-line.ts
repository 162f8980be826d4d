import type { Scale } from '@horae/timeline';
import type { LocalDays } from '../../model/local-days.rules';
import { shortDay } from '../../texts/day-texts';
import type { CoverLine, Gap } from '../model/cover-lines.rules';
import { coverWords } from './cover-strip.words';
import { gapText, placeText } from './cover-text';

/** A cell of the cover strip; its name is read out and shown as a tip. */
interface Cell {
  key: string;
  x: number;
  width: number;
  text: string;
  name: string;
  /** Pressed to fill them; empty where nobody is missing. */
  gaps: readonly Gap[];
}

/** A digit is about this wide, in px. */
const digit = 7;
const fits = (text: string, width: number): boolean => text.length * digit + 4 <= width;

/** The cells of a line: by day, or in the course of one. */
export function cellsOf(line: CoverLine, scale: Scale, days: LocalDays): Cell[] {
  return scale.zoom === 'day' ? cellsOfHours(line, scale, days) : cellsOfDays(line, scale, days);
}

function cellsOfDays(line: CoverLine, scale: Scale, days: LocalDays): Cell[] {
  const { say } = coverWords;
  return scale.columns.flatMap(({ index, date, x }) => {
    const day = line.days[index];
    if (!day) return [];
    const { needed, planned } = day;
    const { gaps } = day;
    const [first] = gaps.toSorted((a, b) => b.short - a.short);
    const covered = say('covered', { place: placeText(line, say), day: shortDay(date), planned, needed });
    const said = first && gapText(line, first, { days, count: scale.columns.length }, say);
    const name = said && gaps.length > 1 ? say('more', { gap: said, count: gaps.length - 1 }) : (said ?? covered);
    const short = needed - planned;
    const figures = `${planned}/${needed}`;
    const texts = short > 0 ? [`${figures} −${short}`, figures, `−${short}`] : [figures, String(planned)];
    const text = texts.find((one) => fits(one, scale.columnWidth)) ?? '';
    return [{ key: `${line.key} ${date}`, x, width: scale.columnWidth, text, name, gaps }];
  });
}

function cellsOfHours(line: CoverLine, scale: Scale, days: LocalDays): Cell[] {
  const { say } = coverWords;
  return line.pieces
    .filter(({ needed }) => needed > 0)
    .map((piece) => {
      const { start, end, needed, planned } = piece;
      const x = scale.toX(start);
      const width = scale.toX(end) - x;
      const gap = line.gaps.find((one) => one.start <= start && end <= one.end);
      const day = `${days.clock(start)}–${days.clock(end)}`;
      const name = gap
        ? gapText(line, { ...piece, short: gap.short }, { days, count: 1 }, say)
        : say('covered', { place: placeText(line, say), day, planned, needed });
      const figures = `${planned}/${needed}`;
      const text = fits(figures, width) ? figures : '';
      return { key: `${line.key} ${start}`, x, width, text, name, gaps: gap ? [gap] : [] };
    });
}
