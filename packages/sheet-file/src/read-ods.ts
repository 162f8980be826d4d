import { mostColumns, mostRows } from './limits';
import { type Attributes, cellOf } from './ods-cell';
import { scanXml } from './scan-xml';
import type { Cell, Sheet, SheetName } from './sheet';
import { SheetBuilder } from './sheet-builder';
import type { Archive } from './unzip';

/** The sheets of an OpenDocument spreadsheet, and a reader for one of them. */
export async function openOds(archive: Archive) {
  const content = await archive.bytes('content.xml');
  const hiddenStyles = new Set<string>();
  const sheets: SheetName[] = [];
  let style = '';
  let depth = 0;
  scanXml(content, {
    open(element, attributes) {
      if (element === 'style') style = attributes.name ?? '';
      if (element === 'table-properties' && attributes.display === 'false') hiddenStyles.add(style);
      if (element !== 'table') return;
      depth += 1;
      if (depth === 1) {
        sheets.push({ name: attributes.name ?? '', isHidden: hiddenStyles.has(attributes['style-name'] ?? '') });
      }
    },
    close(element) {
      if (element === 'table') depth -= 1;
    },
  });
  return {
    sheets,
    read: async ({ name }: SheetName): Promise<Sheet> => readSheet(content, name),
  };
}

/** Reads the table of this name. */
function readSheet(content: Uint8Array, wanted: string): Sheet {
  const builder = new SheetBuilder(wanted);
  let depth = 0;
  let isWanted = false;
  let line = 0;
  let column = 0;
  let rowRepeats = 1;
  let row: { column: number; cell: Cell }[] = [];
  let cell: Attributes = {};
  let paragraphs: string[] = [];
  let isParagraph = false;
  let ignored = 0;
  scanXml(content, {
    open(element, attributes) {
      if (element === 'table') {
        depth += 1;
        if (depth === 1) isWanted = attributes.name === wanted;
        if (depth === 1) line = 0;
      }
      if (!isWanted) return;
      if (element === 'table-row') {
        row = [];
        column = 0;
        rowRepeats = repeats(attributes['number-rows-repeated']);
      } else if (element === 'table-cell' || element === 'covered-table-cell') {
        cell = attributes;
        paragraphs = [];
        const [rows, columns] = [
          repeats(attributes['number-rows-spanned']),
          repeats(attributes['number-columns-spanned']),
        ];
        if (rows > 1 || columns > 1) {
          builder.merge({ top: line + 1, bottom: line + rows, left: column, right: column + columns - 1 });
        }
      } else if (element === 'annotation') ignored += 1;
      else if (element === 'p' && ignored === 0) {
        isParagraph = true;
        paragraphs.push('');
      } else if (isParagraph && element === 's') append(' '.repeat(Math.min(repeats(attributes.c), 1000)));
      else if (isParagraph && element === 'tab') append('\t');
      else if (isParagraph && element === 'line-break') append('\n');
    },
    text(part) {
      if (isWanted && isParagraph && ignored === 0) append(part);
    },
    close(element) {
      if (element === 'table') {
        depth -= 1;
        if (depth === 0) isWanted = false;
      }
      if (!isWanted) return;
      if (element === 'annotation') ignored -= 1;
      else if (element === 'p' && ignored === 0) isParagraph = false;
      else if (element === 'table-cell' || element === 'covered-table-cell') {
        const times = repeats(cell['number-columns-repeated']);
        const value = cellOf(cell, paragraphs.join('\n').trim());
        if (value)
          for (let at = 0; at < Math.min(times, mostColumns + 1); at += 1)
            row.push({ column: column + at, cell: value });
        column += times;
      } else if (element === 'table-row') {
        if (row.length > 0) {
          for (let at = 1; at <= Math.min(rowRepeats, mostRows + 1); at += 1) {
            for (const one of row) builder.add(line + at, one.column, one.cell);
          }
        }
        line += rowRepeats;
      }
    },
  });
  return builder.build();

  function append(part: string): void {
    paragraphs[paragraphs.length - 1] += part;
  }
}

function repeats(text: string | undefined): number {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}
