import type { StaffCalendar, StaffEvent } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { storedValues } from './session';

export const paths = {
  month: '/stafftimer/calendarEventsVersion4/',
  range: '/stafftimer/calendarEventsFilteredAUTHTEST/',
  save: '/stafftimer/shifts/save',
  remove: '/stafftimer/shifts/remove',
} as const;

/** Calls the API as the account signed in on the page. */
export async function ask<T>(page: Page, path: string, body: object): Promise<T> {
  const { accessToken } = await storedValues(page);
  const answer = await page.request.post(path, {
    data: body,
    headers: { authorization: `Bearer ${String(accessToken)}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as T;
}

/** Returns the calendar of hotel 1003 from one date to another, without restrictions. */
export function askRange(page: Page, start: string, end: string, filters: object = {}): Promise<StaffCalendar> {
  return ask(page, paths.range, { selectedHotel: { ErpCompanyId: 1003 }, dates: { start, end }, filters });
}

/** Collects every request to a path from now on. */
export function requestsTo(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Today in Athens. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' }).format(new Date());

export function monday(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

export const bars = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' }).locator('[data-item]');

export const barOf = (page: Page, { id }: Pick<StaffEvent, 'id'>) => page.locator(`[data-item="${id}"]`);

/** Opens the timeline with the people of the first business unit and waits until rows are drawn. */
export async function openTimeline(page: Page, search = ''): Promise<void> {
  const parameters = new URLSearchParams(search);
  if (!parameters.has('bu')) {
    const { businessUnitList } = await ask<StaffCalendar>(page, paths.month, { selectedHotel: { ErpCompanyId: 1003 } });
    parameters.set('bu', String(businessUnitList[0]!.value));
  }
  await page.goto(`/staff-timeline?${parameters}`);
  await expect(page.getByRole('treegrid', { name: 'Staff timeline' }).getByRole('row').nth(2)).toBeVisible();
}

/** Opens the panel of filters, does something there and closes it again. */
export async function inFilters(page: Page, work: (panel: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await work(panel);
  await panel.getByRole('button', { name: /^Show \d+ employees?$/ }).click();
  await expect(panel).toHaveCount(0);
}
