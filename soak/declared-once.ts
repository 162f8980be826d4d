import {
  declarationsContract as contract,
  type DeclarationRow,
} from '@horae/contract/declarations/declarations.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeathPoint, erganiBetween } from './ergani-between';
import { processesOf, untilGone } from './processes';
import { type Server, startServer } from './server';
import { startSeeded } from './start-seeded';

const rounds = Number(process.env.SOAK_ROUNDS ?? 3);
const hotel = 1003;

const environment = { DECLARATION_HOSTS: '127.0.0.1' };

/** Kills a server at one point of a declaration, in each round, and reads what the service has then. */
export function testDeclaredOnce(point: DeathPoint): void {
  let server: Server;
  let ergani: Awaited<ReturnType<typeof erganiBetween>>;

  beforeAll(async () => {
    ergani = await erganiBetween();
    server = await startSeeded(environment);
    const { status } = await server.call(contract.saveSettings, {
      hotel,
      version: 1,
      target: 'trial',
      baseUrl: ergani.baseUrl,
      employerTaxNumber: '999999990',
      branch: 0,
      username: 'horae',
      password: 'simulator',
      userType: '02',
      isSending: true,
    });
    expect(status).toBe(200);
  });
  afterAll(async () => {
    const { directory } = server;
    expect(await server.stop()).toBe(0);
    await untilGone(() => processesOf(directory));
    await server.clean();
    await ergani.stop();
  });

  async function declarationsOf(day: string): Promise<DeclarationRow[]> {
    const { body } = await server.get<{ declarations: DeclarationRow[] }>(
      `${contract.list.path}?hotel=${hotel}&kind=dailySchedule&perPage=100`,
    );
    return body.declarations.filter((one) => one.firstDay === day);
  }

  /** Returns what the service has accepted for a day, oldest first. */
  const documentsOf = (day: string) =>
    ergani
      .accepted()
      .filter(({ message }) => message.kind === 'dailySchedule' && message.declarations[0]?.from === day);

  describe('a killed process declares nothing twice and forgets nothing', () => {
    it.each(Array.from({ length: rounds }, (_, round) => round + 1))(`${point}, round %i`, async (round) => {
      const day = new Date(Date.UTC(2032, 0, round)).toISOString().slice(0, 10);
      const employeeId = server.employees[round % server.employees.length]!;
      const shift = { hotel, employeeId, typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
      expect((await server.call(shiftsContract.save, { shift, reason: 'Test' })).status).toBe(200);
      const dead = ergani.killAt(point, () => server.kill());
      const asked = { hotel, from: day, to: day, employees: [employeeId] };
      const { people } = (await server.call(contract.toSubmit, asked)).body;
      const taken = people.map(({ id, seen }) => ({ id, seen, days: [day] }));
      expect((await server.call(contract.submit, { hotel, from: day, to: day, people: taken })).body).toEqual({
        queued: 1,
      });

      await dead;
      const before = documentsOf(day).length;
      server = await startServer(server, environment);
      await expect
        .poll(async () => (await declarationsOf(day)).map(({ state }) => state), { timeout: 60_000 })
        .toEqual(['accepted']);

      const [row] = await declarationsOf(day);
      const documents = documentsOf(day);
      // One row that matches what counts at the service; an extra document only where the outcome was unknown.
      expect(before).toBe(point === 'before it is sent' ? 0 : 1);
      expect(documents.at(-1)?.protocol).toBe(row?.protocol);
      expect(new Set(documents.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(documents.length).toBeLessThanOrEqual(before + 1);
      expect(row?.maybeTwice).toBe(row!.attempts > 1);
      // Nothing is left to declare.
      expect((await server.call(contract.toSubmit, asked)).body).toEqual({ people: [] });
    });
  });
}
