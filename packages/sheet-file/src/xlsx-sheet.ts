import { plainNumber } from './plain-number';
import { scanXml } from './scan-xml';
import { momentCell } from './serial-moment';
import type { Cell, Sheet } from './sheet';
import { SheetBuilder } from './sheet-builder';
import { general, type NumberFormat } from './xlsx-formats';
import { withoutEscapes } from './xlsx-texts';

export interface Workbook {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  is1904: boolean;
}

/** Reads one sheet of a workbook. Formulas give the value that was saved with them. */
export function readXlsxSheet(name: string, content: Uint8Array, workbook: Workbook): Sheet {
  const builder = new SheetBuilder(name);
  let line = 0;
  let column = -1;
  let type = 'n';
  let format = general;
  let value = '';
  let isValue = false;
  let isPhonetic = false;
  scanXml(content, {
    open(element, attributes) {
      if (element === 'row') {
        line = attributes.r ? Number(attributes.r) : line + 1;
        column = -1;
      } else if (element === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        type = attributes.t ?? 'n';
        format = workbook.formats[Number(attributes.s ?? 0)] ?? general;
        value = '';
      } else if (element === 'v' || element === 't') isValue = true;
      else if (element === 'rPh') isPhonetic = true;
      else if (element === 'mergeCell' && attributes.ref) {
        const [from = '', to = from] = attributes.ref.split(':');
        builder.merge({ top: lineOf(from), bottom: lineOf(to), left: columnOf(from), right: columnOf(to) });
      }
    },
    text(part) {
      if (isValue && !isPhonetic) value += part;
    },
    close(element) {
      if (element === 'v' || element === 't') isValue = false;
      else if (element === 'rPh') isPhonetic = false;
      else if (element === 'c') {
        const cell = cellOf(value, type, format, workbook);
        if (cell && cell.text !== '') builder.add(line, column, cell);
      }
    },
  });
  return builder.build();
}

function cellOf(value: string, type: string, format: NumberFormat, { texts, is1904 }: Workbook): Cell | null {
  if (type === 's') return { kind: 'text', text: (texts[Number(value)] ?? '').trim() };
  if (type === 'b') return value === '' ? null : { kind: 'text', text: value === '1' ? 'TRUE' : 'FALSE' };
  if (type === 'd') return isoCell(value);
  if (type !== 'n') return { kind: 'text', text: withoutEscapes(value).trim() };
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return null;
  const moment = format.kind === 'number' ? null : momentCell(number, format.kind, is1904);
  return moment ?? { kind: 'number', text: plainNumber(number).padStart(format.digits, '0') };
}

/** A date as text, `2026-11-03` or `2026-11-03T08:30:00`. */
export function isoCell(value: string): Cell {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?/.exec(value) ?? [];
  if (!day) return { kind: 'text', text: value };
  if (!time) return { kind: 'date', text: day };
  return { kind: 'moment', text: `${day}T${time.replace(/:00$/, (seconds) => (time.length > 5 ? '' : seconds))}` };
}

function columnOf(address: string): number {
  let column = 0;
  for (const letter of address) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

const lineOf = (address: string) => Number(/\d+$/.exec(address)?.[0] ?? 0);
