import { expect, type Locator, type Page, test } from '@playwright/test';
import { choose, downloaded, readCalendar } from '../support/files';
import { enter } from '../support/session';
import { wide } from '../support/wide';

interface StoredEvent {
  id: number;
  title: string;
  start: string;
  end: string | null;
  allDay: boolean;
}

const region = (page: Page) => page.getByRole('region', { name: 'Calendar', exact: true });
const eventOf = (page: Page, title: string) => region(page).getByRole('button', { name: new RegExp(`^${title}, `) });
const ownTitle = (what: string) => `${what} ${Date.now() % 1e7}`;
/** A random month, so that no other test uses it. */
const ownMonth = () =>
  `${2030 + Math.floor(Math.random() * 60)}-${String(1 + Math.floor(Math.random() * 12)).padStart(2, '0')}`;

async function headersOf(page: Page): Promise<{ authorization: string }> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken')!) as string);
  return { authorization: `Bearer ${token}` };
}

async function makeEvent(page: Page, event: { title: string; start: string } & Record<string, unknown>) {
  const answer = await page.request.post('/apps/calendar/add-event', {
    data: { event },
    headers: await headersOf(page),
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).event as StoredEvent;
}

const stored = async (page: Page) =>
  (await (await page.request.get('/apps/calendar/events', { headers: await headersOf(page) })).json()) as StoredEvent[];

const isStored = (page: Page, id: number, fields: Partial<StoredEvent>) =>
  expect.poll(async () => (await stored(page)).find((event) => event.id === id)).toMatchObject(fields);

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + start.height / 2 + 10, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

const cell = (page: Page, day: string) => region(page).locator(`[role="cell"][data-date="${day}"]`);

test('the calendars that are ticked are those that are asked for, and stand in the address', async ({ page }) => {
  await enter(page, '/calendar');
  const group = page.getByRole('group', { name: 'Calendars' });
  await expect(group.getByRole('checkbox', { name: 'View all' })).toBeChecked();
  const asked = page.waitForRequest((request) => request.url().includes('/apps/calendar/events?calendars='));
  await group.getByRole('checkbox', { name: 'Family' }).click();
  expect(decodeURIComponent((await asked).url())).toContain('calendars=Business,Holiday,Personal,ETC');
  await expect(page).toHaveURL(/cal=Business,Holiday,Personal,ETC/);
  await expect(group.getByRole('checkbox', { name: 'View all' })).not.toBeChecked();

  await group.getByRole('checkbox', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await group.getByRole('checkbox', { name: 'View all' }).click();
  await expect(page.getByText('No calendar selected.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No calendar selected.')).toBeVisible();
});

test('an event is written by keyboard with the next number, changed by its link, and deleted after a question', async ({
  page,
}) => {
  const [title, month] = [ownTitle('Γιορτή προσωπικού'), ownMonth()];
  await enter(page, `/calendar?date=${month}-15`);
  await expect(cell(page, `${month}-15`)).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New event' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('Enter a title.')).toBeVisible();
  await page.keyboard.type(title);
  await form.getByRole('combobox', { name: 'Calendar' }).selectOption('Family');
  await form.getByLabel('End time').fill('08:00');
  await form.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(form.getByText('Choose an end on or after the start.')).toBeVisible();
  await expect(form.getByText('Enter an address that starts with https://.')).toBeVisible();
  await form.getByLabel('End time').fill('12:30');
  await form.getByRole('textbox', { name: 'Link' }).fill('https://hotel.example/party');
  await form.getByRole('textbox', { name: 'Guests' }).fill('Chara Mela, Iris Nomikou');
  const last = Math.max(...(await stored(page)).map(({ id }) => id));
  const answer = page.waitForResponse('**/apps/calendar/add-event');
  await form.getByRole('button', { name: 'Add event' }).click();
  const { event } = (await (await answer).json()) as { event: StoredEvent };
  expect(event.id).toBeGreaterThan(last);
  await expect(page.getByText(`Event ${title} added`)).toBeVisible();
  await expect(eventOf(page, title)).toHaveAccessibleName(
    new RegExp(`${title}, Family, .* 15, ${month.slice(0, 4)}, 09:00–12:30`),
  );

  await page.goto(`/calendar?date=${month}-15&event=${event.id}`);
  const edit = page.getByRole('dialog', { name: 'Edit event' });
  await expect(edit.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', 'https://hotel.example/party');
  await expect(edit.getByRole('textbox', { name: 'Guests' })).toHaveValue('Chara Mela, Iris Nomikou');
  await edit.getByRole('switch', { name: 'All day' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event saved')).toBeVisible();
  await isStored(page, event.id, { allDay: true, start: `${month}-15`, end: `${month}-16` });

  await eventOf(page, title).focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: `Delete event “${title}”?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(eventOf(page, title)).toBeVisible();
  await eventOf(page, title).click();
  await edit.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Event ${title} deleted`)).toBeVisible();
  await expect(eventOf(page, title)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an event that is dragged stays where it was put, can be put back, and a refusal puts it back', async ({
  page,
}) => {
  const [title, month] = [ownTitle('Deep clean'), ownMonth()];
  await enter(page, `/calendar?date=${month}-10`);
  const days = { allDay: true, start: `${month}-13`, end: `${month}-14` };
  const { id } = await makeEvent(page, { title, ...days });
  // Rows grow while a page opens, so the target may have moved.
  await expect(async () => {
    await drag(page, eventOf(page, title), cell(page, `${month}-20`));
    await expect(page.getByText(/^Event moved to .* 20, /)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await isStored(page, id, { start: `${month}-20`, end: `${month}-21` });
  await page.reload();
  await expect(eventOf(page, title)).toHaveAccessibleName(/ 20, \d{4}, All day$/);

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    await drag(page, eventOf(page, title), cell(page, `${month}-21`));
    await expect(undo).toBeVisible({ timeout: 2000 });
  }).toPass();
  await undo.click();
  await isStored(page, id, { start: `${month}-20` });
  await page.route('**/apps/calendar/update-event', (route) => route.abort());
  await drag(page, eventOf(page, title), cell(page, `${month}-22`));
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');
  await expect(eventOf(page, title)).toHaveAccessibleName(/ 20, \d{4}, All day$/);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the list is worked by keyboard alone, and shows the last day of what lasts days', async ({ page }) => {
  const [first, second, month] = [ownTitle('Inventory'), ownTitle('Renovation'), ownMonth()];
  await enter(page, `/calendar?date=${month}-10`);
  const one = await makeEvent(page, {
    title: first,
    start: `${month}-04T08:00:00.000Z`,
    end: `${month}-04T09:00:00.000Z`,
  });
  await makeEvent(page, { title: second, allDay: true, start: `${month}-05`, end: `${month}-09` });
  await expect(eventOf(page, second).first()).toBeVisible();
  await page.keyboard.press('4');
  await expect(page).toHaveURL(/view=list/);
  await expect(region(page)).toContainText(/ 5 – 8, \d{4}/);
  await eventOf(page, second).focus();
  await page.keyboard.press('ArrowUp');
  await expect(eventOf(page, first)).toBeFocused();
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit event' });
  await expect(edit.getByRole('textbox', { name: 'Title' })).toHaveValue(first);
  await page.keyboard.press('Escape');
  await expect(eventOf(page, first)).toBeFocused();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(eventOf(page, first)).toHaveCount(0);
  expect((await stored(page)).some(({ id }) => id === one.id)).toBe(false);

  await page.keyboard.press(']');
  await expect(page.getByText('No events in this period.')).toBeVisible();
  await page.keyboard.press('[');
  await expect(eventOf(page, second)).toBeVisible();
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/calendar\?view=list$/);
});

test('a stretch of a day is drawn to begin an event there', async ({ page }) => {
  const month = ownMonth();
  await enter(page, `/calendar?date=${month}-10`);
  await drag(page, cell(page, `${month}-10`), cell(page, `${month}-12`));
  const form = page.getByRole('dialog', { name: 'New event' });
  await expect(form.getByRole('switch', { name: 'All day' })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Starts' })).toHaveValue(/ 10, /);
  await expect(form.getByRole('textbox', { name: 'Ends' })).toHaveValue(/ 12, /);
});

test('files: for another calendar, and as a table', async ({ page }) => {
  const [title, month] = [ownTitle('Κουζίνα; menu, tasting'), ownMonth()];
  await enter(page, `/calendar?view=list&date=${month}-10`);
  await makeEvent(page, {
    title,
    start: `${month}-11T10:00:00.000Z`,
    end: `${month}-11T11:30:00.000Z`,
    extendedProps: { calendar: 'Business', location: 'Kitchen' },
  });
  await expect(region(page).getByText(title)).toBeVisible();
  const ics = await downloaded(page, () => choose(page, 'iCal (.ics)'));
  expect(ics.name).toMatch(/^calendar_1003_\d{8}\.ics$/);
  const [event] = readCalendar(ics.bytes.toString('utf8'));
  expect([event!.summary, event!.location, event!.startDate.toJSDate().toISOString()]).toEqual([
    title,
    'Kitchen',
    `${month}-11T10:00:00.000Z`,
  ]);
  const csv = await downloaded(page, () => choose(page, 'CSV'));
  expect(csv.bytes.toString('utf8')).toContain(`"${title}",Business,${month}-11,`);
});

test('events that cannot be loaded say so and come by Retry', async ({ page }) => {
  const [title, month] = [ownTitle('Fire drill'), ownMonth()];
  await enter(page, '/faq');
  await makeEvent(page, { title, allDay: true, start: `${month}-13`, end: `${month}-14` });
  await page.route('**/apps/calendar/events**', (route) => route.abort());
  await page.goto(`/calendar?date=${month}-10`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server did not answer.');
  await page.unroute('**/apps/calendar/events**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(eventOf(page, title)).toBeVisible();
});

test('a tablet begins with the week, a phone with the list', wide, async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1000 });
  await enter(page, '/calendar');
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Business' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(region(page).getByRole('button', { name: /, Business, / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add event' })).toBeInViewport();

  // A letter alone would not identify the day.
  await page.goto('/calendar?view=week&date=2026-03-18');
  await expect(page.getByRole('columnheader')).toHaveText(['M16', 'T17', 'W18', 'T19', 'F20', 'S21', 'S22']);
});
