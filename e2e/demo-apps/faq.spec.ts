import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';
import { wide } from '../support/wide';

test('the search shows hits of all categories and its link keeps them; nothing found offers a way back', async ({
  page,
}) => {
  await enter(page, '/faq', 'client');
  await expect(page.getByRole('tab', { name: /^Contract/ })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeFocused();
  await page.keyboard.type('what');
  await expect(page.getByText(/^\d+ questions found$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contract' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('what');

  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByText('No answer for “zeppelin”. Ask us.')).toBeVisible();
  const contact = page.getByRole('region', { name: 'Still looking?' });
  await expect(contact.getByRole('link', { name: '+30 2310 555 010' })).toHaveAttribute('href', 'tel:+302310555010');
  await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:help@horae.example');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('tab', { name: /^Contract/ })).toHaveAttribute('aria-selected', 'true');
});

test('a question opens by keyboard, and its link opens that very question', wide, async ({ page }) => {
  await enter(page, '/faq', 'client');
  await page.getByRole('tab', { name: /^Contract/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/cat=time_schedule/);
  const question = page.getByRole('button', { name: 'How long is a night shift when the clock changes?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/item=how-long-is-a-night-shift/);

  await page.setViewportSize({ width: 390, height: 520 });
  await page.goto('/faq?item=how-long-is-a-night-shift-when-the-clock-changes');
  await expect(question).toBeInViewport();
  await expect(page.getByText(/is nine hours/)).toBeVisible();
  await expect(page.getByText(/Declarations match the plan/)).toBeHidden();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.getByText(/Declarations match the plan/)).toBeVisible();
});

test(
  'three levels by link and back by the way; related questions work; an unknown one is told',
  wide,
  async ({ page }) => {
    await enter(page, '/knowledge-base', 'client');
    await page.getByRole('list', { name: 'Articles' }).getByRole('link', { name: 'Rosters' }).click();
    await page.getByRole('link', { name: 'What do the triangles mean?' }).click();
    await expect(page.getByRole('article', { name: 'What do the triangles mean?' })).toContainText(
      'A triangle is a finding',
    );
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const chrome of ['Main menu', 'Path to this page'])
      await expect(page.getByRole('navigation', { name: chrome })).toBeHidden();
    await expect(page.getByRole('complementary')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('complementary', { name: 'Related questions' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What do the triangles mean?');
    const way = page.getByRole('navigation', { name: 'Path to this page' });
    await way.getByRole('link', { name: 'Rosters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rosters' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(way.getByRole('link', { name: 'Knowledge base' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });

    for (const wrong of ['rosters/nowhere', 'declarations/findings', 'nowhere/findings']) {
      await page.goto(`/knowledge-base/${wrong}`);
      await expect(page.getByText('There is no such question.')).toBeVisible();
    }
    await page.goto('/knowledge-base/nowhere');
    await expect(page.getByText('There is no such area.')).toBeVisible();
    await page.getByRole('link', { name: 'All areas' }).click();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Knowledge base');
    await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('PASSWORD');
    await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link')).toHaveText([
      'What do I do if I forgot my password?',
    ]);
  },
);

test(
  'whether an answer helped is kept, taken back, and counted for administrators',
  wide,
  async ({ page, browser }) => {
    const address = '/faq?item=how-long-is-a-night-shift-when-the-clock-changes';
    await enter(page, address, 'client');
    const no = page.getByRole('button', { name: 'No', exact: true });
    await no.click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    await page.reload();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolations(page);

    const administrator = await browser.newPage();
    await enter(administrator, address, 'admin');
    await expect(administrator.getByText('0 of 1 reader found this helpful.')).toBeVisible();
    await administrator.close();

    await no.click();
    await expect(no).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(no).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'plans: yearly prices are told, what is saved is right, and an administrator chooses',
  wide,
  async ({ page, context }) => {
    await enter(page, '/pricing');
    await page.getByRole('switch', { name: 'Bill yearly' }).press('Space');
    await expect(page.getByText('Yearly prices')).toBeAttached();
    const standard = page.getByRole('group', { name: 'Standard plan' });
    await expect(standard).toContainText('Popular');
    await expect(standard).toContainText('$40 a month');
    await expect(standard).toContainText('$480 a year · 18% less than monthly');
    await expect(page.getByRole('group', { name: 'Enterprise plan' })).toContainText('$960 a year');
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Bill yearly' })).toBeChecked();
    await page.setViewportSize({ width: 390, height: 844 });
    const plans = page.getByRole('group', { name: /plan$/ }).getByRole('heading');
    await expect(plans).toHaveText(['Standard', 'Basic', 'Enterprise']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(plans).toHaveText(['Basic', 'Standard', 'Enterprise']);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText(/Every signed-in person sees this page/)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expectNoViolations(page);

    const other = await context.newPage();
    await other.goto('/pricing');
    await expect(other.getByRole('group', { name: 'Basic plan' })).toContainText('Your plan');
    await page
      .getByRole('group', { name: 'Enterprise plan' })
      .getByRole('button', { name: 'Choose Enterprise' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Choose plan' }).click();
    for (const each of [page, other])
      await expect(each.getByRole('group', { name: 'Enterprise plan' })).toContainText('Your plan');
    await page.getByRole('button', { name: 'Who sees what we pay?' }).click();
    await expect(page.getByText(/Every signed-in person sees this page/)).toBeVisible();
  },
);

test('a client sees the plans and who may choose one', wide, async ({ page }) => {
  await enter(page, '/pricing', 'client');
  await expect(page.getByRole('group', { name: 'Standard plan' })).toContainText('$49 a month');
  await expect(page.getByRole('button', { name: /^Choose / })).toHaveCount(0);
  await expect(page.getByText('An administrator chooses the plan.').first()).toBeVisible();
});
