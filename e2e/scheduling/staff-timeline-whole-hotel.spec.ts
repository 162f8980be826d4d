import { expect, type Page, test } from '@playwright/test';
import { enter, logInAtHotel } from '../support/session';
import { addDays, askRange, bars, inFilters, openTimeline, paths, requestsTo, today } from '../support/staff-timeline';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });
const groups = (page: Page) => grid(page).getByRole('rowheader', { name: /employees?, [\d.]+ hours?$/ });
const rowOf = (page: Page, title: string) => grid(page).getByRole('rowheader', { name: new RegExp(`^${title},`) });

/** Somebody of a unit that is not the first by label, and that first unit. */
async function somebodyElsewhere(page: Page) {
  const { resources, businessUnitList } = await askRange(page, today(), addDays(today(), 1));
  const [first] = businessUnitList;
  const person = resources.find((one) => one.businessUnitId !== first!.value)!;
  return { person, first: first!.value, everybody: resources.length };
}

test('the whole hotel comes first, its groups collapsed with their totals; an opened one stays open', async ({
  page,
}) => {
  await logInAtHotel(page);
  const asked = requestsTo(page, paths.month);
  await page.goto('/staff-timeline');
  await expect(groups(page).nth(2)).toBeVisible();
  const { everybody } = await somebodyElsewhere(page);

  await inFilters(page, (panel) =>
    expect(panel.getByRole('combobox', { name: 'Business unit' })).toHaveAttribute(
      'placeholder',
      `All business units (${everybody})`,
    ),
  );
  await expect(page.getByText(`Showing ${everybody} of ${everybody} employees`)).toBeAttached();
  await expect(bars(page)).toHaveCount(0);
  await expect(
    grid(page)
      .getByText(/^\d+ · [\d.]+ h$/)
      .first(),
  ).toBeVisible();
  expect(asked[0]!.postDataJSON()).toMatchObject({ wholeHotel: true });

  // Another test may have left a department of people without shifts on top.
  await grid(page)
    .getByRole('rowheader', { name: /employees?, [1-9][\d.]* hours?$/ })
    .first()
    .click();
  await expect(bars(page).first()).toBeVisible();
  await page.reload();
  await expect(bars(page).first()).toBeVisible();
});

test('a person found in the palette is scrolled to and marked, whatever the unit', async ({ page }) => {
  await logInAtHotel(page);
  const { person } = await somebodyElsewhere(page);
  await enter(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox', { name: 'Search' }).fill(person.title);
  await palette.getByRole('group', { name: 'Employees' }).getByRole('option').first().click();

  await expect(page).toHaveURL(new RegExp(`find=${person.employeeId}`));
  await expect(rowOf(page, person.title)).toBeInViewport();
  await expect(rowOf(page, person.title).locator('[data-found]')).toBeVisible();
});

test('somebody of another unit is said to work there, and a press shows them', async ({ page }) => {
  await logInAtHotel(page);
  const { person, first } = await somebodyElsewhere(page);
  await openTimeline(page, `?bu=${first}&find=${person.employeeId}`);

  await expect(page.getByText(`${person.title} works in ${person.businessUnit}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Show their week' }).click();
  await expect(rowOf(page, person.title)).toBeInViewport();
});

test('an id that nobody has is dropped from the address', async ({ page }) => {
  await logInAtHotel(page);
  await page.goto('/staff-timeline?emp=2147483000');

  await expect(groups(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/emp=/);
});
