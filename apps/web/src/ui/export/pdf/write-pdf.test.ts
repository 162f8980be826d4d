import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../print-document';
import type { PrintDocument } from '../print-shape';
import { writePdf } from './write-pdf';

const resolve = createRequire(import.meta.url).resolve;
const font = (path: string) => new Uint8Array(readFileSync(resolve(`@expo-google-fonts/${path}.ttf`)));
const fonts = {
  text: font('inter/400Regular/Inter_400Regular'),
  strong: font('inter/600SemiBold/Inter_600SemiBold'),
  display: font('commissioner/600SemiBold/Commissioner_600SemiBold'),
};
const texts = { printed: 'Printed Nov 16 by Ελένη', page: 'Page {page} of {pages}' };

const rows = Array.from({ length: 120 }, (_, at) => ({
  cells: [`Παπαδάκη Μαρία ${at}`, [{ text: `07–15 row${at}end`, family: 'overtime' as const }], '7.50'],
}));
const document: PrintDocument = {
  title: 'Πρόγραμμα βάρδιας',
  scope: ['Ξενοδοχείο Αστέρι', 'Nov 16 – 22, 2026'],
  paper: 'a4',
  orientation: 'landscape',
  legend: [{ text: 'Overtime', family: 'overtime' }],
  sections: [
    {
      title: 'Κουζίνα',
      columns: [
        { header: 'Όνομα', width: 3 },
        { header: 'Mon 16', width: 2 },
        { header: 'Σύνολο', width: 1, align: 'end' },
      ],
      rows,
      signature: 'Υπογραφή',
    },
  ],
};

async function readBack(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const [, , width, height] = page.view;
    pages.push({
      width,
      height,
      items: items.flatMap((item) =>
        'str' in item ? [{ text: item.str, y: item.transform[5] as number, points: item.transform[0] as number }] : [],
      ),
      text: items.map((item) => ('str' in item ? item.str : '')).join('\n'),
    });
  }
  return pages;
}

// Each file embeds full fonts, which is slow on a busy machine.
describe('PDF', { timeout: 60_000 }, () => {
  it('carries Greek text, the legend, the foot and the page numbers', async () => {
    const pages = await readBack(writePdf(document, fonts, texts));

    expect(pages[0]?.text).toContain('Πρόγραμμα βάρδιας');
    expect(pages[0]?.text).toContain('Ξενοδοχείο Αστέρι');
    expect(pages[0]?.text).toContain('Overtime');
    expect(pages[1]?.text).toContain(`Page 2 of ${pages.length}`);
    expect(pages[1]?.text).toContain('Printed Nov 16 by Ελένη');
    expect(pages.at(-1)?.text).toContain('Υπογραφή');
  });

  it('holds its fonts, and of them what it uses', () => {
    const bytes = writePdf(document, fonts, texts);

    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/FontFile2/g),
    ).toHaveLength(3);
    expect(bytes.length).toBeLessThan(fonts.text.length);
  });

  it('repeats the head on each page and has every row once', async () => {
    const pages = await readBack(writePdf(document, fonts, texts));

    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages) expect(text).toContain('Σύνολο');
    const found = pages.flatMap(({ text }) => [...text.matchAll(/row(\d+)end/g)].map(([, at]) => Number(at)));
    expect(found).toEqual(rows.map((_, at) => at));
  });

  it('never splits a row', async () => {
    const long = { ...rows[0]!, cells: [`first ${'word '.repeat(60)}last`, '', ''] };
    const sections = [{ ...document.sections[0]!, rows: Array.from({ length: 30 }, () => long) }];
    const pages = await readBack(writePdf({ ...document, sections }, fonts, texts));

    for (const { text } of pages) {
      expect(text.match(/first/g)?.length).toBe(text.match(/last/g)?.length);
    }
  });

  it.each([
    ['a4', 'portrait', 595, 842],
    ['a4', 'landscape', 842, 595],
    ['a3', 'landscape', 1191, 842],
  ] as const)('is set on %s, %s, inside the margins', async (paper, orientation, width, height) => {
    const pages = await readBack(writePdf({ ...document, paper, orientation }, fonts, texts));

    expect([Math.round(pages[0]!.width!), Math.round(pages[0]!.height!)]).toEqual([width, height]);
    for (const { y } of pages.flatMap(({ items }) => items)) expect(y > 20 && y < height - 20).toBe(true);
  });

  it('is written large for a wall: table, legend and what it is of', async () => {
    const pages = await readBack(writePdf({ ...document, isLarge: true }, fonts, texts));
    const pointsOf = (part: string) => pages[0]!.items.find(({ text }) => text.includes(part))?.points;

    for (const part of ['row0end', 'Overtime', 'Ξενοδοχείο']) expect(pointsOf(part)).toBe(12);
  });

  it('sets a plain sheet as a table', async () => {
    const print = pagesOf({
      name: 'users',
      date: '2026-11-16',
      title: 'Users',
      scope: [],
      sheets: [{ name: 'Users', columns: [{ header: 'Hours', kind: 'hours' }], rows: [[90], [-15]] }],
    });

    const [page] = await readBack(writePdf(print, fonts, texts));

    expect(page?.text).toMatch(/Users\n+Hours\n+1\.50\n+-0\.25/);
  });
});
