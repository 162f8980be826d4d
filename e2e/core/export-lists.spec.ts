import { type PersonFieldName, personTexts } from '@horae/contract/people/person-fields';
import { expect, test } from '@playwright/test';
import { type ListCall, readCopy, readCsv, readPdfExport, readXlsx } from '../support/exports';
import { enter } from '../support/session';

type Answer = Record<string, unknown>;

interface ListCase {
  screen: string;
  /** With a filter, so that the export is smaller than the whole list. */
  path: string;
  call: ListCall;
  head?: string[];
  /** The cells of the exported file for one row of the reply. */
  cells: (row: never) => (string | number)[];
  /** Formats of non-text cells, by column. */
  formats?: Record<number, string>;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isoDay = (day: string) => `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`;
const days = (text: string) => new Date(`${text} UTC`).toISOString().slice(0, 10);

const exportedTexts = personTexts.filter(({ exportWidth }) => exportWidth !== null);

const lists: ListCase[] = [
  {
    screen: 'users',
    path: '/users?plan=team',
    call: { path: '/api/users/list/data', rows: 'users' },
    head: ['Number', 'Full name', 'Username', 'E-mail', 'Role', 'Plan', 'Billing', 'Status', 'Company', 'Country'],
    cells: (
      user: Record<'id' | 'fullName' | 'username' | 'email' | 'role' | 'currentPlan' | 'billing' | 'status', string>,
    ) => [
      user.id,
      user.fullName,
      user.username,
      user.email,
      capital(user.role),
      capital(user.currentPlan),
      user.billing,
      capital(user.status),
    ],
    formats: { 0: '0' },
  },
  {
    screen: 'employees',
    path: '/employees?city=Athens',
    call: { path: '/api/datatables/data', rows: 'invoices' },
    cells: (
      row: Record<'full_name' | 'post' | 'email' | 'city' | 'start_date' | 'salary' | 'age' | 'experience', string> & {
        id: number;
        status: number;
      },
    ) => [
      row.id,
      row.full_name,
      row.post,
      row.email,
      row.city,
      isoDay(row.start_date),
      Number(row.salary.replaceAll(/[$,]/g, '')).toFixed(2),
      row.age,
      row.experience,
    ],
    formats: { 0: '0', 5: 'yyyy-mm-dd', 6: '#,##0.00', 7: '0' },
  },
  {
    screen: 'invoices',
    path: '/invoices?status=Past+Due',
    call: { path: '/apps/invoice/invoices', rows: 'invoices' },
    cells: (row: {
      id: number;
      invoiceStatus: string;
      client: { name: string; company: string };
      service: string;
      issuedDate: string;
      dueDate: string;
      total: number;
    }) => [
      row.id,
      row.invoiceStatus,
      row.client.name,
      row.client.company,
      row.service,
      days(row.issuedDate),
      days(row.dueDate),
      row.total.toFixed(2),
    ],
    formats: { 0: '0', 5: 'yyyy-mm-dd', 6: 'yyyy-mm-dd', 7: '#,##0.00', 8: '#,##0.00' },
  },
  {
    screen: 'permissions',
    path: '/permissions?q=manage',
    call: { path: '/apps/permissions/data', rows: 'permissions' },
    cells: (row: { name: string }) => [row.name],
  },
  {
    screen: 'people',
    path: '/people?q=ar',
    call: { path: '/people/list', rows: 'people' },
    cells: (row: Record<PersonFieldName, string>) => exportedTexts.map(({ name }) => row[name]),
    // These are followed by three places, three days, the kind of contract and the program type.
    formats: { [exportedTexts.length + 8]: '0.00', [exportedTexts.length + 9]: '0' },
  },
  {
    screen: 'accounts',
    path: '/accounts?role=admin',
    call: { path: '/accounts/list', rows: 'accounts' },
    cells: (row: { id: number; fullName: string; email: string }) => [row.id, row.fullName, row.email],
    formats: { 0: '0', 7: 'yyyy-mm-dd hh:mm' },
  },
  {
    screen: 'attendance',
    path: '/attendance?q=an',
    call: { path: '/attendance/findings', rows: 'findings' },
    cells: (row: { day: string; employee: { code: string; name: string; department: string } }) => [
      row.day,
      row.employee.code,
      row.employee.name,
      row.employee.department,
    ],
    formats: { 0: 'yyyy-mm-dd', 12: 'yyyy-mm-dd hh:mm' },
  },
];

const asTexts = ({ cells }: ListCase, answers: Answer[]) => answers.map((row) => cells(row as never).map(String));
const firstOf = (rows: string[][], width: number) => rows.map((row) => row.slice(0, width));

for (const list of lists) {
  test(`${list.screen}: every format holds each filtered row as the server answers it`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, list.path);
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

    const csv = await readCsv(page, list.call);
    const xlsx = await readXlsx(page, list.call);
    const copy = await readCopy(page, list.call);
    const pdf = await readPdfExport(page);

    const file = new RegExp(`^${list.screen}_1003_\\d{8}\\.(csv|xlsx|pdf)$`);
    for (const { name } of [csv, xlsx, pdf]) expect(name).toMatch(file);
    if (list.head) expect(csv.head.slice(0, list.head.length)).toEqual(list.head);
    expect(xlsx.head).toEqual(csv.head);
    expect(copy.head).toEqual(csv.head);
    for (const { rows, answers } of [csv, xlsx, copy]) {
      const wanted = asTexts(list, answers);
      expect(wanted.length).toBeGreaterThan(0);
      expect(firstOf(rows, wanted[0]!.length)).toEqual(wanted);
    }
    for (const [column, format] of Object.entries(list.formats ?? {}))
      for (const cell of xlsx.cells.map((row) => row[Number(column)]).filter((one) => one?.v !== undefined))
        expect(cell).toMatchObject({ t: 'n', z: format });
    for (const row of asTexts(list, csv.answers))
      for (const cell of row) expect(pdf.text).toContain(cell.replaceAll(/\s/g, ''));
    expect(pdf.text).toContain(`Page1of${pdf.pages}`);
    expect(pdf.text).toContain('AsterionPalaceAthens');
  });
}
