import { scanXml } from './scan-xml';
import type { FormatKind } from './serial-moment';

/** What a cell style shows, and to how many digits zeros are put before a number. */
export interface NumberFormat {
  kind: FormatKind;
  digits: number;
}

export const general: NumberFormat = { kind: 'number', digits: 0 };

const builtIn: Readonly<Record<number, FormatKind>> = {
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'date',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'moment',
  45: 'time',
  46: 'hours',
  47: 'time',
};

/** The number formats of a workbook, by the number of the cell style. */
export function readFormats(styles: Uint8Array): NumberFormat[] {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  scanXml(styles, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) {
        const id = Number(numFmtId ?? 0);
        const code = codes.get(id);
        formats.push(code === undefined ? { kind: builtIn[id] ?? 'number', digits: 0 } : formatOf(code));
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

/** Reads a format code, such as `dd/mm/yyyy`, `[h]:mm` or `000000000`. */
export function formatOf(code: string): NumberFormat {
  const [first = ''] = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  if (/\[(h+|m+|s+)\]/i.test(first)) return { kind: 'hours', digits: 0 };
  const letters = first.replaceAll(/\[[^\]]*\]/g, '').toLowerCase();
  if (/^0{2,}$/.test(letters)) return { kind: 'number', digits: letters.length };
  if (/general|[#0?]/.test(letters.replace(/s\.0+/, 's'))) return general;
  const hasTime = /h|s|am\/pm/.test(letters);
  const hasDate = /[yd]/.test(letters) || (letters.includes('m') && !hasTime);
  return { kind: hasDate ? (hasTime ? 'moment' : 'date') : hasTime ? 'time' : 'number', digits: 0 };
}
