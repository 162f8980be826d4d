import { peopleFilesContract as files } from '@horae/contract/people/people-files.contract';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { fullTime, hotel, peopleOf } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const today = Temporal.Now.plainDateISO('Europe/Athens');
const inDays = (days: number) => today.add({ days }).toString();

describe('many people at once', () => {
  const edit = (ids: number[], change: Record<string, unknown>) =>
    api.asAdmin(files.bulkEdit, { body: { hotel, ids, change } });

  it('get a place, a title, a skill and a contract; who has all of it is not counted', async () => {
    const some = await Promise.all([people.add(), people.add(), people.add()]);
    const ids = some.map(({ id }) => id);
    const terms = { ...fullTime, fromDay: inDays(7), kind: 'part' as const, weeklyHours: 32 };
    const skill = { name: 'HACCP', expiresOn: null };
    const change = { ...people.elsewhere, fromDay: inDays(2), jobTitle: 'Baker', addSkill: skill, contract: terms };

    expect((await edit(ids, change)).body).toEqual({ changed: 3 });
    for (const id of ids) {
      const { person } = (await people.read(id)).body;
      expect(person).toMatchObject({ skills: [skill], contracts: [fullTime, terms] });
      expect([person.jobTitle, person.jobs.at(-1)]).toEqual(['', { fromDay: inDays(2), jobTitle: 'Baker' }]);
      expect(person.places.at(-1)).toMatchObject({ fromDay: inDays(2), ...people.elsewhere });
    }
    expect((await edit(ids, change)).body).toEqual({ changed: 0 });
    expect((await edit(ids, { removeSkill: 'haccp' })).body).toEqual({ changed: 3 });
  });

  it('are changed all or none', async () => {
    const { id } = await people.add();

    expect((await edit([id, 2_000_000_000], { jobTitle: 'Baker' })).status).toBe(404);
    expect((await people.read(id)).body.person).toMatchObject({ jobTitle: '', version: 1 });
    expect((await edit([id], {})).status).toBe(400);
    expect((await edit([id], { departmentId: 1 })).body.error.fields?.[0]?.path).toBe('change.departmentId');
  });
});
