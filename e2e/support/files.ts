import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CellObject, read, utils, type WorkBook } from 'xlsx';

/** Returns the file that an action downloads. */
export async function downloaded(page: Page, action: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), action()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Opens the export menu and chooses an item. */
export async function choose(page: Page, item: string): Promise<void> {
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export const readBook = (bytes: Buffer): WorkBook => read(bytes, { cellNF: true, cellStyles: true });

/** Returns the rows of a sheet, starting with the header. */
export function rowsOf(book: WorkBook, name: string): (string | number | null)[][] {
  return utils.sheet_to_json(book.Sheets[name]!, { header: 1, defval: null });
}

export function cellAt(book: WorkBook, name: string, row: number, column: number): CellObject {
  return book.Sheets[name]![utils.encode_cell({ r: row, c: column })] as CellObject;
}

export interface PdfPage {
  width: number;
  height: number;
  text: string;
}

/** Returns the pages of a PDF, read by an independent library. */
export async function readPdf(bytes: Buffer): Promise<PdfPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const [, , width = 0, height = 0] = page.view;
    const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
    pages.push({ width: Math.round(width), height: Math.round(height), text });
  }
  return pages;
}

/** Returns the events of a calendar file. */
export function readCalendar(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
