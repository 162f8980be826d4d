import { foldText } from '@horae/contract/fold-text';
import type { punchFields } from '@horae/contract/time/terminals.contract';
import { matchHeadings } from '@horae/sheet-file/match-headings';

export type PunchField = (typeof punchFields)[number];
export type PunchLayout = { name: string } & Partial<Record<PunchField, string>>;

/** Thrown when the columns do not say who clocked when. */
export class UnreadColumns extends Error {}

const names: Record<PunchField, string[]> = {
  code: [
    'employee code',
    'code',
    'user id',
    'userid',
    'pin',
    'ac no.',
    'ac-no.',
    'no.',
    'κωδικός',
    'κωδικός εργαζομένου',
    'κωδ.',
    'αριθμός κάρτας',
    'κάρτα',
    'α.μ.',
    'μητρώο',
    'employee id',
  ],
  time: [
    'time',
    'date time',
    'datetime',
    'date/time',
    'timestamp',
    'punch time',
    'ημερομηνία και ώρα',
    'ημερομηνία ώρα',
    'ημερομηνία/ώρα',
  ],
  date: ['date', 'ημερομηνία', 'ημέρα', 'ημερομηνία κίνησης'],
  timeOfDay: ['time of day', 'clock', 'ώρα', 'ώρα κίνησης'],
  direction: [
    'direction',
    'state',
    'status',
    'in/out',
    'type',
    'κίνηση',
    'είδος κίνησης',
    'κατάσταση',
    'είσοδος/έξοδος',
  ],
};

const folded = (column: string) =>
  foldText(column)
    .trim()
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll(/ ?\/ ?/g, '/');

/** Whether a cell is a heading of a file of punches that we recognise. */
export const isPunchHeading = (text: string): boolean => matchHeadings([text], names)[0] !== undefined;

/** Assigns columns to fields; a mapping wins. Throws a one-line message when none says who clocked or when. */
export function layoutOf(heading: string[], mapping?: Partial<Record<PunchField, string>>): PunchLayout {
  const columns = new Map(heading.map((column) => [folded(column), column]));
  const layout: PunchLayout = { name: mapping ? 'mapped' : 'table' };
  if (mapping) {
    for (const [field, wanted] of Object.entries(mapping)) {
      const column = columns.get(folded(wanted));
      if (column === undefined) throw new UnreadColumns(`The file has no column "${wanted}".`);
      layout[field as PunchField] = column;
    }
  } else {
    for (const [at, field] of matchHeadings(heading, names).entries()) if (field) layout[field] = heading[at]!;
    // Without a date, Greek "ώρα" is the whole time.
    if (layout.timeOfDay && !layout.date && !layout.time) {
      layout.time = layout.timeOfDay;
      delete layout.timeOfDay;
    }
    // Next to a date, "time" is the time of day.
    if (layout.date && layout.time && !layout.timeOfDay) {
      layout.timeOfDay = layout.time;
      delete layout.time;
    }
  }
  if (!layout.code) throw new UnreadColumns('No column identifies the person: match the code.');
  if (!layout.time && !(layout.date && layout.timeOfDay))
    throw new UnreadColumns('No column has the time: match the date and time, in one column or two.');
  return layout;
}

/** Whether this mapping alone says who clocked when. */
export function isReadable(heading: string[], mapping: Partial<Record<PunchField, string>>): boolean {
  try {
    return Boolean(layoutOf(heading, mapping));
  } catch (error) {
    if (error instanceof UnreadColumns) return false;
    throw error;
  }
}
