import { plainNumber } from './plain-number';
import type { Cell } from './sheet';
import { isoCell } from './xlsx-sheet';

export type Attributes = Readonly<Record<string, string>>;

/** Returns a cell by the attributes of its element and the text it shows; null if it is empty. */
export function cellOf(attributes: Attributes, shown: string): Cell | null {
  const type = attributes['value-type'];
  if (type === 'date' && attributes['date-value']) return dateCell(attributes['date-value'], shown);
  if (type === 'time' && attributes['time-value']) return timeCell(attributes['time-value'], shown);
  if (type === 'boolean') return { kind: 'text', text: attributes['boolean-value'] === 'true' ? 'TRUE' : 'FALSE' };
  if (attributes.value !== undefined && Number.isFinite(Number(attributes.value))) {
    const number = Number(attributes.value);
    // Digits that are shown with zeros before them belong to a number such as the AFM.
    const isPadded = /^0\d+$/.test(shown) && Number(shown) === number;
    return { kind: 'number', text: isPadded ? shown : plainNumber(number) };
  }
  const text = shown || (attributes['string-value'] ?? '').trim();
  return text === '' ? null : { kind: 'text', text };
}

/** LibreOffice may save a date as its midnight; what it shows tells whether a time is meant. */
function dateCell(value: string, shown: string): Cell {
  const cell = isoCell(value);
  return shown !== '' && !/\d[:.]\d\d/.test(shown.replace(/^\d+\.\d+\.\d+/, ''))
    ? { ...cell, kind: 'date', text: cell.text.slice(0, 10) }
    : cell;
}

function timeCell(value: string, shown: string): Cell {
  const [, hours = 0, minutes = 0, seconds = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(value) ?? [];
  if (!value.startsWith('PT')) return { kind: 'text', text: shown };
  const parts = [hours, minutes, ...(Number(seconds) > 0 ? [seconds] : [])];
  return { kind: 'time', text: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}
