import { type Browser, expect, type Page, test } from '@playwright/test';
import { enterAsEmployee } from '../support/employee';
import { readCsv, readXlsx } from '../support/exports';
import { kioskHotel as hotel } from '../support/kiosk';
import { clipped, expectNoViolations } from '../support/page-checks';
import { planBar } from '../support/planning';
import { accounts } from '../support/session';
import { addDays, ask } from '../support/staff-timeline';

/** Opens a page as the administrator at the hotel of the new people. */
async function enterAsPlanner(page: Page, path: string): Promise<void> {
  const { userData, accessToken, refreshToken } = await (
    await page.request.post('/auth/login', { data: accounts.admin })
  ).json();
  const selectedHotel = userData.hotels.find((one: { ErpCompanyId: number }) => one.ErpCompanyId === hotel);
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken, selectedHotel },
  );
  await page.goto(path);
}

/** The own time of a new employee, on a phone. */
async function onPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  return { phone, person: await enterAsEmployee(phone) };
}

/** Drafts one item alone, whatever an earlier try has left. */
async function draft(page: Page, day: string, item: object): Promise<void> {
  const days = { hotel, first: day, last: addDays(day, 1) };
  await ask(page, '/planning/discard', days);
  await ask(page, '/planning/change', { ...days, way: 'typed', changes: [{ item }] });
}

const news = (phone: Page) => phone.getByRole('region', { name: 'Your roster changed' });
const dialogOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

test('a person sees what was published for them on a phone and confirms it, and the planner sees that', async ({
  page,
  browser,
}) => {
  const week = '2031-07-07';
  const { phone, person } = await onPhone(browser);
  await enterAsPlanner(page, `/staff-timeline?plan=1&view=week&group=none&date=${week}`);
  await expect(planBar(page)).toBeVisible();
  await expect(news(phone)).toHaveCount(0);
  const { employeeId, name } = person;
  await draft(page, week, { employeeId, typeOfShift: 'Regular', start: `${week}T08:00`, end: `${week}T16:00` });

  await planBar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = dialogOf(page, /^Publish /);
  await expect(publish).toContainText(name);
  await expect(publish.getByText('Short notice')).toHaveCount(0);
  await publish.getByRole('button', { name: /^Publish \d+ change/ }).click();
  await expect(publish).toHaveCount(0);

  await expect(news(phone)).toContainText('08:00–16:00 new');
  await expect(news(phone)).toContainText('Mon Jul 7');
  await expectNoViolations(phone);
  expect(await clipped(phone)).toEqual([]);
  await news(phone).getByRole('button', { name: 'I have seen it' }).press('Enter');
  await expect(news(phone)).toHaveCount(0);
  await expect(phone.getByText('You confirmed that you have seen it.')).toBeVisible();

  await planBar(page).getByRole('button', { name: 'Confirmations…' }).click();
  const published = dialogOf(page, /^Confirmations/);
  await published
    .getByRole('button', { name: /^Who has confirmed/ })
    .first()
    .click();
  const row = published.getByRole('listitem').filter({ hasText: person.code }).last();
  await expect(row).toContainText(/Confirmed .*\d\d:\d\d/);
  await expect(published.getByRole('button', { name: 'Remind' })).toHaveCount(0);
  await expectNoViolations(page);
  await phone.context().close();
});

test('work that begins soon is published with a reason, stands in the report, and its person is reminded', async ({
  page,
  browser,
}) => {
  const { phone, person } = await onPhone(browser);
  const start = new Date(Math.ceil(Date.now() / 3_600_000 + 3) * 3_600_000);
  const end = new Date(start.getTime() + 3_600_000);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(start);
  await enterAsPlanner(page, `/staff-timeline?plan=1&view=day&group=none&date=${day}`);
  await expect(planBar(page)).toBeVisible();
  const { employeeId, name } = person;
  const times = { start: start.toISOString(), end: end.toISOString() };
  await draft(page, day, { employeeId, typeOfShift: 'Regular', ...times });

  await planBar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = dialogOf(page, /^Publish /);
  await expect(publish).toContainText(/Short notice: begins in [34] h.*, the notice time is 24 h/);
  await publish.getByRole('button', { name: /^Publish \d+ change/ }).click();
  const reason = publish.getByRole('textbox', { name: 'Reason for the short notice' });
  await expect(reason).toHaveAccessibleDescription(/Enter why the plan changes at short notice/);
  await publish.getByRole('checkbox', { name: `${name} agreed to the short notice` }).check();
  await expect(reason).toHaveCount(0);
  await publish.getByRole('checkbox', { name: `${name} agreed to the short notice` }).uncheck();
  await reason.fill(`The guests of ${person.code} came early`);
  await expectNoViolations(page);
  await publish.getByRole('button', { name: /^Publish \d+ change/ }).click();
  await expect(publish).toHaveCount(0);

  await planBar(page).getByRole('button', { name: 'Confirmations…' }).click();
  const published = dialogOf(page, /^Confirmations/);
  await published
    .getByRole('button', { name: /^Who has confirmed/ })
    .first()
    .click();
  await expect(published.getByRole('listitem').filter({ hasText: person.code }).last()).toContainText('Not confirmed');
  await published.getByRole('button', { name: 'Remind' }).click();
  await expect(published.getByText('1 person was reminded.')).toBeVisible();
  await published.getByRole('button', { name: 'Remind' }).click();
  await expect(
    published.getByText(/reminded less than an hour ago\. Remind them again from \d\d:\d\d on\./),
  ).toBeVisible();
  await expect(news(phone)).toBeVisible();

  await page.goto(`/short-notice?q=${person.code}`);
  const line = page.getByRole('row').filter({ hasText: name });
  await expect(line).toContainText(`The guests of ${person.code} came early`);
  await expect(line).toContainText('Nothing planned');
  await expectNoViolations(page);
  for (const read of [readCsv, readXlsx]) {
    const { rows } = await read(page, { path: '/publications/short-notice', rows: 'changes' });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(
      expect.arrayContaining([name, 'Nothing planned', `The guests of ${person.code} came early`]),
    );
  }
  await phone.context().close();
});

test('work that begins soon is published with the agreement of its person, which stands in the report', async ({
  page,
  browser,
}) => {
  const { phone, person } = await onPhone(browser);
  const start = new Date(Math.ceil(Date.now() / 3_600_000 + 5) * 3_600_000);
  const times = { start: start.toISOString(), end: new Date(start.getTime() + 3_600_000).toISOString() };
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(start);
  await enterAsPlanner(page, `/staff-timeline?plan=1&view=day&group=none&date=${day}`);
  await expect(planBar(page)).toBeVisible();
  await draft(page, day, { employeeId: person.employeeId, typeOfShift: 'Regular', ...times });

  await planBar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = dialogOf(page, /^Publish /);
  await publish.getByRole('checkbox', { name: `${person.name} agreed to the short notice` }).check();
  await publish.getByRole('button', { name: /^Publish \d+ change/ }).click();
  await expect(publish).toHaveCount(0);
  await expect(planBar(page)).toContainText('Everything is published');
  await expect(news(phone)).toContainText('new');

  await page.goto(`/short-notice?q=${person.code}`);
  await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText('The employee agreed');
  await phone.context().close();
});
