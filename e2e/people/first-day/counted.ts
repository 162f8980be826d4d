import type { Locator } from '@playwright/test';

/** How often a person pressed something, and chose what a column or a value is. */
export const counted = { presses: 0, choices: 0, answers: 0 };

export async function press(control: Locator): Promise<void> {
  counted.presses += 1;
  await control.click();
}

/** Says what a column is. */
export async function choose(control: Locator, option: string | { label: string }): Promise<void> {
  counted.choices += 1;
  await control.selectOption(option);
}

/** Says what a value stands for. */
export async function answer(control: Locator, option: string | { label: string }): Promise<void> {
  counted.answers += 1;
  await control.selectOption(option);
}
