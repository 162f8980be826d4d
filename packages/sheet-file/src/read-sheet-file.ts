import { decodeText, type Encoding, refuseUnreadable } from './decode-text';
import { readDelimited, type Separator } from './delimited';
import { FileFault } from './file-fault';
import { mostPackedBytes } from './limits';
import { openOds } from './read-ods';
import { openXlsx } from './read-xlsx';
import { sampleLine } from './sample-line';
import type { Sheet, SheetName } from './sheet';
import { Archive } from './unzip';

/** What a file was read as: a workbook, or text in an encoding. */
export type ReadAs = 'XLSX' | 'ODS' | Encoding;

export interface SheetFile {
  readAs: ReadAs;
  /** Of text files. */
  separator?: Separator;
  /** The sheets of a workbook; a text file has none. */
  sheets: SheetName[];
  /** The sheet that was read. */
  sheet: Sheet;
  /** A line as it was read, which shows whether the letters are right. */
  sample: string;
}

export interface ReadFileOptions {
  /** Of a text file; if absent, it is recognised. */
  encoding?: Encoding | undefined;
  /** Of a workbook; if absent, the first sheet with content that is not hidden. */
  sheet?: string | undefined;
}

/**
 * Reads a file as hotels have it: XLSX, ODS, or text separated by semicolons, commas or tabs. Throws a `FileFault` that
 * names the fix.
 */
export async function readSheetFile(content: Uint8Array, options: ReadFileOptions = {}): Promise<SheetFile> {
  if (content.length > mostPackedBytes) {
    const most = String(mostPackedBytes / 1_000_000);
    throw new FileFault('too-large', `This file is larger than ${most} MB. Split it and import the parts.`, most);
  }
  if (isArchive(content)) return readWorkbook(new Archive(content), options);
  if (startsWith(content, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new FileFault(
      'old-excel',
      'This workbook is in the format of Excel 97–2003, or protected by a password. Open it in Excel and save it as “Excel Workbook (.xlsx)” without a password.',
    );
  }
  if (startsWith(content, [0x25, 0x50, 0x44, 0x46])) {
    throw new FileFault('no-text', 'This is a PDF file. Choose an Excel, ODS or CSV file.');
  }
  const { text, encoding } = decodeText(content, options.encoding);
  return { ...readSheetText(text), readAs: encoding };
}

/** Reads text that was pasted from a spreadsheet, or a decoded text file. */
export function readSheetText(text: string): SheetFile {
  refuseUnreadable(text);
  const { sheet, separator } = readDelimited(text);
  return { readAs: 'UTF-8', separator, sheets: [], sheet, sample: sampleLine(text) };
}

async function readWorkbook(archive: Archive, { sheet: wanted }: ReadFileOptions): Promise<SheetFile> {
  const isOds = archive.has('content.xml');
  if (!isOds && !archive.has('[Content_Types].xml')) {
    throw new FileFault('no-text', 'This archive is not a workbook. Choose an Excel, ODS or CSV file.');
  }
  const { sheets, read } = isOds ? await openOds(archive) : await openAny(archive);
  const named = wanted === undefined ? undefined : sheets.find(({ name }) => name === wanted);
  if (wanted !== undefined && !named) {
    throw new FileFault('no-sheet', `There is no sheet “${wanted}” in this file. Choose another one.`, wanted);
  }
  const tried = named ? [named] : sheets.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
  let sheet: Sheet | undefined;
  for (const one of tried) {
    sheet = await read(one);
    if (sheet.rows.length > 0) break;
  }
  if (!sheet) throw new FileFault('no-rows', 'This workbook has no sheet with cells. Choose another file.');
  const texts = sheet.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? '').join(' '));
  refuseUnreadable(texts.join('\n'));
  return {
    readAs: isOds ? 'ODS' : 'XLSX',
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    sheet,
    sample: sampleLine(texts.slice(0, 200).join('\n')),
  };
}

/** Both formats have a reader with the same two members; the parts of a sheet are its own business. */
async function openAny(archive: Archive) {
  const { sheets, read } = await openXlsx(archive);
  return {
    sheets,
    read: ({ name }: SheetName) => read(sheets.find((one) => one.name === name)!),
  };
}

/** Whether bytes are those of an XLSX or ODS file, or another archive. */
export const isArchive = (content: Uint8Array): boolean => startsWith(content, [0x50, 0x4b, 0x03, 0x04]);

const startsWith = (content: Uint8Array, bytes: number[]) => bytes.every((byte, at) => content[at] === byte);
