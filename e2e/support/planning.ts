import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { logInAtHotel, storedValues } from './session';
import { addDays, ask, askRange, openTimeline } from './staff-timeline';

/** The bar above the grid while somebody plans. */
export const planBar = (page: Page) => page.getByRole('region', { name: 'Plan' });
export const people = (page: Page): Locator =>
  page.getByRole('treegrid', { name: 'Staff timeline' }).locator('.tl-resource').filter({ visible: true });
/** A day of a person, counted from 0. */
export const dayOf = (page: Page, person: number, day: number) =>
  people(page).nth(person).getByRole('gridcell').nth(day);

/** Types into a day, and waits until its shift is there, the focus is one row down and all is saved. */
export async function typeDay(page: Page, person: number, day: number, text: string): Promise<void> {
  await dayOf(page, person, day).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(dayOf(page, person, day).locator('[data-item]')).toHaveCount(1);
  await expect(dayOf(page, person + 1, day)).toBeFocused();
  await expect(planBar(page)).not.toContainText('Saving');
}

/** Opens the plan of a week that no other test touches, and gives up what was drafted in it. */
export async function openPlan(page: Page, week: string, view = 'week'): Promise<void> {
  await logInAtHotel(page);
  await emptyWeek(page, week);
  await openTimeline(page, `plan=1&view=${view}&group=none&date=${week}`);
  await expect(planBar(page)).toContainText('Everything is published');
}

/** Gives up the drafts of a week, and takes off what an earlier try has published. */
export async function emptyWeek(page: Page, week: string): Promise<void> {
  await ask(page, '/planning/discard', { hotel: 1003, first: week, last: addDays(week, 6) });
  for (const { id } of await publishedIn(page, week)) await takeOff(page, id);
}

async function takeOff(page: Page, id: number): Promise<void> {
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const answer = await page.request.get(`/stafftimer/shifts/${id}?hotel=1003`, { headers });
  const { version } = (await answer.json()) as { version: number };
  await ask(page, '/stafftimer/shifts/remove', { hotel: 1003, id, version });
}

/** Takes off the open shifts of a week that an earlier try has published; false if there are none. */
export async function emptyOpenShifts(page: Page, week: string): Promise<boolean> {
  const days = { hotel: 1003, first: week, last: addDays(week, 6) };
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const answer = await page.request.get(`/planning/drafts?hotel=1003&first=${days.first}&last=${days.last}`, {
    headers,
  });
  const { open } = (await answer.json()) as { open: { id: number; version: number }[] };
  if (open.length === 0) return false;
  const changes = open.map(({ id, version }) => ({ id, seen: { published: version, draft: null }, item: null }));
  const changed = (await ask(page, '/planning/change', { ...days, way: 'cleared', changes })) as {
    drafts: { id: number; version: number }[];
  };
  await ask(page, '/planning/publish', { ...days, drafts: changed.drafts.map(({ id, version }) => ({ id, version })) });
  return true;
}

export const publishedIn = async (page: Page, week: string) =>
  (await askRange(page, week, addDays(week, 7), { calendars: [3000, 3001, 3002] })).events;
