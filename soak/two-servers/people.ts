import { sessionContract } from '@horae/contract/core/session.contract';
import { accountsContract, type HotelPerson } from '@horae/contract/settings/accounts.contract';
import { expect } from 'vitest';
import type { Installation } from './installation';
import { type Person, person } from './person';

const password = 'blue horses by the sea';

export interface Writer extends Person {
  number: number;
  /** The employee that it is, and whom it plans for. */
  employeeId: number;
}

/** Invites accounts of a hotel, each for one of its employees, who follow the links in their mails. */
export async function invitePeople(
  { haproxy, mail }: Installation,
  admin: Person,
  hotel: number,
  count: number,
): Promise<Writer[]> {
  const people = (await admin.ask(accountsContract.hotel, { query: `?hotel=${hotel}` }))!.people as HotelPerson[];
  const chosen = people.filter(({ accountId }) => accountId === null).slice(0, count);
  expect(chosen).toHaveLength(count);
  for (const [number, { id, name }] of chosen.entries()) {
    const grant = { hotel, scope: 'hotel', employeeId: id, mayMail: true };
    const rights = { mayClock: true, mayApprove: true, mayPlan: true, mayPayroll: false };
    const account = { fullName: name, email: emailOf(number), role: 'client', grants: [{ ...grant, ...rights }] };
    expect(await admin.ask(accountsContract.invite, { body: { account } })).not.toBeNull();
  }
  const writers: Writer[] = [];
  for (const [number, { id }] of chosen.entries()) {
    await expect.poll(() => linkIn(mail.received, emailOf(number)), { timeout: 90_000 }).toBeTruthy();
    const token = linkIn(mail.received, emailOf(number));
    const stranger = person('a stranger', haproxy.address, { accessToken: '', refreshToken: '' });
    const body = { token, password, passwordConfirm: password };
    const session = await stranger.ask(sessionContract.acceptInvitation, { body });
    expect(stranger.wrong).toEqual([]);
    writers.push({ ...person(emailOf(number), haproxy.address, session!), number, employeeId: id });
  }
  return writers;
}

const emailOf = (number: number) => `writer-${number}@hotel.example`;

/** The secret of the link in the mail to an address. */
function linkIn(mails: readonly string[], address: string): string | undefined {
  const mail = mails.find((one) => one.includes(`To: ${address}`));
  const text = mail?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /[?&#]token=([\w-]+)/.exec(text ?? '')?.[1];
}
