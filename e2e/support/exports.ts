import { expect, type Page, type Response } from '@playwright/test';
import { type CellObject, read, utils } from 'xlsx';
import { choose, downloaded, readBook, readPdf } from './files';

/** An exported list with its cells as text, and the server's replies while it was written. */
export interface ReadExport {
  name: string;
  head: string[];
  rows: string[][];
  answers: Record<string, unknown>[];
}

/** Returns a cell of a workbook as in CSV: numbers without thousands separators. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined) return '';
  return cell.t === 'n' ? (cell.w ?? String(cell.v)).replaceAll(',', '') : String(cell.v);
}

/** The call that a list makes, and the field of its rows in the reply. */
export interface ListCall {
  path: string;
  rows: string;
}

/** Runs an action and returns the rows of every page that the server sent meanwhile. */
async function answered<T>(
  page: Page,
  call: ListCall,
  action: () => Promise<T>,
): Promise<{ done: T; answers: Record<string, unknown>[] }> {
  const pages = new Map<number, Promise<Record<string, Record<string, unknown>[]>>>();
  const note = (response: Response) => {
    const { pathname, searchParams } = new URL(response.url());
    const isWhole = pathname === call.path && searchParams.get('perPage') === '100';
    if (isWhole && response.ok()) pages.set(Number(searchParams.get('page')), response.json());
  };
  page.on('response', note);
  const done = await action();
  page.off('response', note);
  const bodies = await Promise.all([...pages].toSorted(([a], [b]) => a - b).map(([, body]) => body));
  return { done, answers: bodies.flatMap((body) => body[call.rows] ?? []) };
}

const split = ([head = [], ...rows]: string[][]) => ({ head, rows });

export async function readCsv(page: Page, call: ListCall): Promise<ReadExport> {
  const { done: file, answers } = await answered(page, call, () => downloaded(page, () => choose(page, 'CSV')));
  expect(file.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const sheet = read(file.bytes, { raw: true }).Sheets.Sheet1!;
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '', raw: false, blankrows: false });
  return { name: file.name, answers, ...split(rows) };
}

export async function readXlsx(page: Page, call: ListCall): Promise<ReadExport & { cells: CellObject[][] }> {
  const { done: file, answers } = await answered(page, call, () =>
    downloaded(page, () => choose(page, 'Excel (.xlsx)')),
  );
  const book = readBook(file.bytes);
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const range = utils.decode_range(sheet['!ref']!);
  const cells = Array.from({ length: range.e.r + 1 }, (_, r) =>
    Array.from({ length: range.e.c + 1 }, (__, c) => sheet[utils.encode_cell({ r, c })] as CellObject),
  );
  return { name: file.name, answers, cells: cells.slice(1), ...split(cells.map((row) => row.map(textOf))) };
}

/** Returns the clipboard after Copy, parsed like a spreadsheet does. */
export async function readCopy(page: Page, call: ListCall): Promise<ReadExport> {
  const { answers } = await answered(page, call, async () => {
    await choose(page, 'Copy');
    await expect(page.getByRole('status').filter({ hasText: /^Copied \d+ rows?$/ })).toBeVisible();
  });
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return { name: '', answers, ...split(text.split('\n').map((line) => line.split('\t'))) };
}

/** Returns the text of a PDF without spaces, because text in cells wraps. */
export async function readPdfExport(page: Page): Promise<{ name: string; text: string; pages: number }> {
  const { name, bytes } = await downloaded(page, () => choose(page, 'PDF'));
  const pages = await readPdf(bytes);
  return { name, pages: pages.length, text: pages.map((one) => one.text.replaceAll(/\s/g, '')).join('') };
}
