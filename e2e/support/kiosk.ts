import { expect, type Page } from '@playwright/test';
import { accounts, enter } from './session';
import { addDays, today } from './staff-timeline';

export interface KioskPerson {
  employeeId: number;
  code: string;
  name: string;
  firstName: string;
  pin: string;
}

/** The hotel in which no other test searches for people. */
export const kioskHotel = 1004;

type Ask = <T>(method: 'get' | 'post', path: string, data: object) => Promise<T>;

/** Returns a function that calls the API as an administrator. */
export async function asAdmin(page: Page): Promise<Ask> {
  const { accessToken } = await (await page.request.post('/auth/login', { data: accounts.admin })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return async (method, path, data) => {
    const answer =
      method === 'get'
        ? await page.request.get(path, { headers, params: data as Record<string, string | number> })
        : await page.request.post(path, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

export async function newKiosk(ask: Ask, name = `Kiosk ${Date.now()}`) {
  const added = await ask<{ device: { id: number }; pairingCode: string }>('post', '/clock-devices/add-kiosk', {
    hotel: kioskHotel,
    name,
  });
  return { id: added.device.id, name, pairingCode: added.pairingCode };
}

let count = 0;

/** Adds an employee who has a PIN and has never clocked in. */
export async function personWithNumber(ask: Ask): Promise<KioskPerson> {
  return (await peopleWithNumbers(ask, 1))[0]!;
}

/** Adds employees who have a PIN and have never clocked in. */
export async function peopleWithNumbers(ask: Ask, many: number): Promise<KioskPerson[]> {
  const choices = await ask<Choices>('get', '/people/choices', { hotel: kioskHotel });
  const employeeIds: number[] = [];
  while (employeeIds.length < many) employeeIds.push(await addPerson(ask, choices));
  const { slips } = await ask<{ slips: Omit<KioskPerson, 'firstName'>[] }>('post', '/clock-devices/pins/make', {
    hotel: kioskHotel,
    employeeIds,
  });
  return slips.map((slip) => Object.assign(slip, { firstName }));
}

type Choices = Record<'departments' | 'workCentres', { id: number }[]>;
const firstName = 'Ισμήνη';

async function addPerson(ask: Ask, { departments, workCentres }: Choices): Promise<number> {
  count += 1;
  const stamp = `${process.env.TEST_WORKER_INDEX ?? 0}${String(Date.now()).slice(-7)}${count}`;
  const { person } = await ask<{ person: { id: number } }>('post', '/people/add-person', {
    hotel: kioskHotel,
    person: {
      code: `K${stamp}`,
      surname: `Καλλέργη ${stamp}`,
      firstName,
      departmentId: departments[0]!.id,
      workCentreId: workCentres[0]!.id,
      contract: {
        fromDay: '2024-01-01',
        kind: 'full',
        hasFixedHours: true,
        weeklyHours: 40,
        daysPerWeek: 5,
        isBreakInsideHours: false,
        flexibleArrival: 0,
        hourlyCost: null,
      },
    },
  });
  return person.id;
}

/** Returns an employee's punches from kiosks. */
export async function kioskPunches(ask: Ask, { employeeId }: KioskPerson) {
  const { punches } = await ask<{ punches: { source: string; direction: string; at: string }[] }>(
    'get',
    '/punches/list',
    { hotel: kioskHotel, employee: employeeId, from: addDays(today(), -3), to: addDays(today(), 1) },
  );
  return punches.filter(({ source }) => source === 'kiosk');
}

/** Opens the kiosk in English and pairs it. */
export async function pairTablet(page: Page, pairingCode: string): Promise<void> {
  await page.goto('/kiosk');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('textbox', { name: 'Pairing code' }).fill(pairingCode);
  await page.getByRole('button', { name: 'Pair this tablet' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

/** Types code and PIN on a keyboard. */
export async function nameOneself(page: Page, { code, pin }: Pick<KioskPerson, 'code' | 'pin'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Your code' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your PIN' })).toBeVisible();
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
}

/** Opens a page signed in at the hotel of the kiosks. */
export async function enterKioskHotel(page: Page, path: string): Promise<void> {
  await page.addInitScript((hotel) => {
    const chosen = JSON.parse(localStorage.getItem('selectedHotel') ?? 'null');
    if (!chosen) return;
    const user = JSON.parse(localStorage.getItem('userData') ?? 'null');
    const wanted = user.hotels.find((one: { ErpCompanyId: number }) => one.ErpCompanyId === hotel);
    localStorage.setItem('selectedHotel', JSON.stringify(wanted));
  }, kioskHotel);
  await enter(page, '/coming-soon');
  await page.goto(path);
}
