import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, type Page, test } from '@playwright/test';
import { owner } from '../support/first-hotel';
import { password as chosen, newAddress } from '../support/invited';
import { makeAdministrator, type OwnServer, startEmptyServer } from '../support/own-server';
import { expectNoViolations, settled } from '../support/page-checks';
import { fillLogin, storedValues } from '../support/session';
import { addDays, ask, monday, paths, today } from '../support/staff-timeline';
import { wide } from '../support/wide';

const places = [
  ['Reception', 'Front Office'],
  ['Guest floors', 'Housekeeping'],
  ['Main kitchen', 'Kitchen'],
  ['Restaurant', 'Restaurant'],
] as const;
const crew = Array.from({ length: 200 }, (_, at) => {
  const [centre, department] = places[at % places.length]!;
  const code = `P${String(at + 1).padStart(3, '0')}`;
  return {
    code,
    name: `${at % 2 ? 'Μαρίνα' : 'Tomas'} ${code}`,
    email: `${code.toLowerCase()}@pyrgos.example`,
    centre,
    department,
  };
});
const week = monday(today());

const peopleFile = [
  'Code,Name,E-mail,Department,Work centre,Contract from,Weekly hours',
  ...crew.map(({ code, name, email, department, centre }) =>
    [code, name, email, department, centre, '2024-01-01', 40].join(','),
  ),
].join('\n');
const rosterFile = [
  'employee code,name,department,start,end,type',
  ...crew.flatMap(({ code, name, department }) =>
    [0, 1, 2, 3, 4].map((day) => {
      const date = addDays(week, day);
      return `${code},${name},${department},${date} 07:00,${date} 15:00,Regular`;
    }),
  ),
].join('\n');

const csv = (text: string, name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const steps = (page: Page) => page.getByRole('link', { name: 'Back to set-up' });

async function accepts(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm password').fill(chosen);
  await page.getByRole('button', { name: 'Choose password and log in' }).click();
  await expect(page.getByRole('treegrid', { name: 'Staff timeline' }).getByRole('row').nth(1)).toBeVisible();
}

/** Returns the week as the page's account sees it. */
function weekOf(page: Page): Promise<StaffCalendar> {
  const dates = { start: week, end: addDays(week, 7) };
  return ask(page, paths.range, { selectedHotel: { ErpCompanyId: 8801 }, dates });
}

/** Invites an account and opens the link from the outbox, because no mail server is set. */
async function invited(page: Page, fullName: string, grant: object): Promise<string> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const email = newAddress('guest');
  const grants = [{ hotel: 8801, employeeId: null, mayClock: false, mayPlan: false, mayPayroll: false, ...grant }];
  const post = (path: string, data: object) => page.request.post(path, { data, headers });
  const added = await post('/accounts/invite', { account: { fullName, email, role: 'client', grants } });
  expect(added.status(), await added.text()).toBe(201);
  const list = await page.request.get('/accounts/outbox/list', { params: { q: email }, headers });
  const taken = await post('/accounts/outbox/take-out', { id: (await list.json()).mails[0].id });
  const { pathname, search } = new URL((await taken.json()).link);
  return pathname + search;
}

const peopleIn = (page: Page) =>
  page.getByRole('treegrid', { name: 'Staff timeline' }).getByRole('rowheader', { name: /P\d{3}/ });

test.describe('an empty server', () => {
  let served: OwnServer;
  test.beforeAll(async () => {
    served = await startEmptyServer();
    await makeAdministrator(served, owner.email, owner.password);
  });
  test.afterAll(() => served?.stop());

  test(
    'becomes a hotel of 200 people, seen in parts by a head of department and an employee',
    wide,
    async ({ browser }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({ baseURL: served.address });
      const page = await context.newPage();
      await page.goto('/login');
      await fillLogin(page, owner);
      await expect(page.getByRole('heading', { level: 1, name: 'Set-up' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Next' })).toContainText('Hotel');
      await expectNoViolations(page);

      await page.getByRole('link', { name: 'Start: Hotel' }).click();
      const form = page.getByRole('dialog', { name: 'Add hotel' });
      await form.getByRole('textbox', { name: 'Company number' }).fill('8801');
      await form.getByRole('textbox', { name: 'Name of the hotel' }).fill('Πύργος Θάλασσας');
      await form.getByRole('button', { name: 'Add hotel' }).click();
      await expect(form).toHaveCount(0);

      await steps(page).click();
      await page.getByRole('link', { name: 'Start: Units and departments' }).click();
      await page.getByRole('button', { name: /City hotel/ }).click();
      await expect(page.getByRole('treegrid').getByRole('row', { name: /Rooms/ }).first()).toBeVisible();

      // The set-up is interrupted and continued later.
      await page.goto('/set-up');
      await expect(page.getByRole('listitem').filter({ hasText: 'Next' })).toContainText('People');
      await page.getByRole('link', { name: 'Start: People' }).click();
      await page.getByLabel('Employee file', { exact: true }).setInputFiles(csv(peopleFile, 'people.csv'));
      await page.getByRole('button', { name: 'Check rows' }).click();
      await page.getByRole('button', { name: 'Import 200 rows' }).click();
      await expect(page.getByText('200 added, 0 changed, 0 unchanged.')).toBeVisible();

      await steps(page).click();
      await page.getByRole('link', { name: 'Start: First roster' }).click();
      await page.getByLabel('Roster file', { exact: true }).setInputFiles(csv(rosterFile, 'roster.csv'));
      await page.getByRole('button', { name: 'Import 1000 shifts' }).click();
      await expect(page.getByText('1000 shifts imported.')).toBeVisible();

      await steps(page).click();
      await expect(page.getByText(/^Compared from/)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Next' })).toContainText('Declarations to ERGANI');
      await expectNoViolations(page);
      await page.getByRole('link', { name: 'Open the timeline' }).click();
      // So many people begin in collapsed groups.
      await page
        .getByRole('rowheader', { name: /employees/ })
        .first()
        .click();
      await expect(peopleIn(page).first()).toBeVisible();
      await settled(page);
      const { resources } = await weekOf(page);
      expect(resources).toHaveLength(200);

      const head = {
        scope: 'places',
        departmentIds: [resources.find(({ department }) => department === 'Kitchen')!.building_Id],
      };
      const chef = await invited(page, 'Λεωνίδας Σεφ', { ...head, mayApprove: true });
      const employee = resources.find(({ employeeCode }) => employeeCode === 'P001')!;
      const own = await invited(page, employee.title, {
        scope: 'self',
        employeeId: employee.employeeId,
        mayApprove: false,
      });

      const kitchen = await (await browser.newContext({ baseURL: served.address })).newPage();
      await accepts(kitchen, chef);
      const seen = (await weekOf(kitchen)).resources;
      expect(new Set(seen.map(({ department }) => department))).toEqual(new Set(['Kitchen']));
      expect(seen).toHaveLength(50);

      const phone = await (await browser.newContext({ baseURL: served.address })).newPage();
      await accepts(phone, own);
      await expect(peopleIn(phone)).toHaveCount(1);
      await expect(peopleIn(phone)).toContainText('P001');
      expect((await weekOf(phone)).resources.map(({ employeeCode }) => employeeCode)).toEqual(['P001']);
    },
  );
});
