import { expect, type Page } from '@playwright/test';
import { inCodePage } from '../../support/encodings';
import { expectNoViolations } from '../../support/page-checks';
import { press } from './counted';
import { expectNoSidewaysScroll } from './on-a-phone';
import { peopleOfFile } from './people';

interface PunchFault {
  name: string;
  line: string;
  says: RegExp;
  /** Whether it waits for somebody to say whose it is. */
  waits?: boolean;
}

export const punchFaults: PunchFault[] = [
  {
    name: 'a code that nobody has',
    line: 'Ω999;04/05/2026;07:00;ΕΙΣΟΔΟΣ',
    says: /Nobody has the code Ω999/,
    waits: true,
  },
  {
    name: 'a code in Latin letters',
    line: `${peopleOfFile(3)[0]!.code.replace('Ε', 'E')};04/05/2026;07:00;ΕΙΣΟΔΟΣ`,
    says: /Nobody has the code E001/,
    waits: true,
  },
  { name: 'no code', line: ';04/05/2026;07:00;ΕΙΣΟΔΟΣ', says: /enter the code of the person/ },
  { name: 'a day that does not exist', line: 'Ο005;31/02/2026;07:00;ΕΙΣΟΔΟΣ', says: /is not a date/ },
  { name: 'a time that no clock shows', line: 'Ο006;04/05/2026;25:10;ΕΙΣΟΔΟΣ', says: /is not a time/ },
  { name: 'an hour that the clocks skip', line: 'Ο007;29/03/2026;03:30;ΕΙΣΟΔΟΣ', says: /the clocks skip that hour/ },
];

const rightLines = Array.from({ length: 8 }, (_, file) =>
  // Some terminals write the number that they gave, with zeros in front.
  peopleOfFile(file).map(({ code, clockNumber }) => `${file % 2 ? code : `00${clockNumber}`};04/05/2026;07:30;ΕΙΣΟΔΟΣ`),
).flat();

const text = ['ΚΩΔΙΚΟΣ;ΗΜΕΡΟΜΗΝΙΑ;ΩΡΑ;ΚΙΝΗΣΗ', ...punchFaults.map(({ line }) => line), ...rightLines].join('\r\n');

/** What the clock on the wall wrote down: everybody of the hotel is known by the code or the clock number, and what is wrong is named. */
export async function importPunches(page: Page): Promise<void> {
  await page.goto('/punch-import');
  const answered = page.waitForResponse('**/punches/import');
  await page.getByLabel('Αρχείο χτυπημάτων', { exact: true }).setInputFiles({
    name: 'ρολόι.csv',
    mimeType: 'text/csv',
    buffer: inCodePage(`${text}\r\n`, 'windows-1253'),
  });
  const { rows } = (await (await answered).json()) as { rows: { line: number; verdict: string; sentence: string }[] };
  for (const [at, { name, says, waits }] of punchFaults.entries()) {
    const row = rows.find(({ line }) => line === at + 2);
    expect(row?.sentence, name).toMatch(says);
    expect(row?.verdict, name).toBe(waits ? 'waiting' : 'fault');
  }
  expect(rows.filter(({ verdict }) => verdict === 'added')).toHaveLength(180);
  await expect(page.getByText('2 θα περιμένουν, επειδή κανείς δεν έχει τους κωδικούς τους.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await press(page.getByRole('button', { name: 'Εισαγωγή 182 χτυπημάτων' }));
  await expect(page.getByText('2 περιμένουν ανάθεση.')).toBeVisible();
}
