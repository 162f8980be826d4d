import { bookmarksContract as bookmarks } from '@horae/contract/core/bookmarks.contract';
import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import type { RouteContract } from '@horae/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { startTestApp, type TestApp } from '../start-test-app';
import type { IdCases, IdPlace, Input } from './rule-cases';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const ask = (contract: RouteContract, input: Input) => api.asAdmin(unchecked(contract), input);
const pathsOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.error?.fields?.map(({ path }) => path);

const more = Object.values(import.meta.glob<IdCases>('./*/ids.cases.ts', { eager: true, import: 'cases' }));

const inAddress: IdPlace<Input>[] = [
  { contract: chat.open, path: 'id', with: (id) => ({ query: { id } }) },
  { contract: todo.remove, path: 'taskId', with: (taskId) => ({ query: { taskId } }) },
  { contract: email.one, path: 'id', with: (id) => ({ query: { id } }) },
  { contract: email.neighbour, path: 'emailId', with: (emailId) => ({ query: { dir: 'next', emailId } }) },
  { contract: calendar.remove, path: 'id', with: (id) => ({ query: { id } }) },
  ...more.flatMap((cases) => cases.inAddress),
];

const inBody: IdPlace<object>[] = [
  { contract: chat.send, path: 'obj.contact.id', with: (id) => ({ obj: { contact: { id }, message: 'x' } }) },
  { contract: todo.update, path: 'task.id', with: (id) => ({ task: { id, title: 'x' } }) },
  { contract: email.update, path: 'emailIds.0', with: (id) => ({ emailIds: [id], dataToUpdate: { isRead: true } }) },
  { contract: email.toggleLabel, path: 'emailIds.0', with: (id) => ({ emailIds: [id], label: 'private' }) },
  { contract: calendar.update, path: 'event.id', with: (id) => ({ event: { id, title: 'x' } }) },
  { contract: bookmarks.toggle, path: 'id', with: (id) => ({ id }) },
  ...more.flatMap((cases) => cases.inBody),
];

describe('an id in a URL', () => {
  it.each(inAddress)(
    '$contract.method $contract.path $path is decimal digits, at most 2147483647',
    async ({ contract, path, with: input }) => {
      for (const id of ['0', '-1', '1.5', 'x', '1e3', '0x1', ' 1', '+1', '2147483648', '99999999999']) {
        const answer = await ask(contract, input(id));
        expect([id, answer.status, pathsOf(answer)]).toEqual([id, 400, [path]]);
      }
      expect((await ask(contract, input('2147483647'))).status).toBe(404);
    },
  );

  it.each(inAddress.filter(({ contract, mayBeLeftOut }) => contract.query && !mayBeLeftOut))(
    '$contract.method $contract.path $path is reported by name if it is missing or empty',
    async ({ contract, path, with: input }) => {
      const missing = path === 'boardId' ? 'id' : path;

      for (const id of [undefined, '']) {
        const answer = await ask(contract, input(id));
        expect([answer.status, pathsOf(answer)]).toEqual([400, [missing]]);
      }
    },
  );
});

describe('an id in a body', () => {
  it.each(inBody)(
    '$contract.method $contract.path $path is a number or decimal text',
    async ({ contract, path, with: body }) => {
      for (const id of [0, -1, 1.5, 'x', '', '1.0', ' 1', null, true, [], {}, [1], 2_147_483_648, '2147483648', 1e99]) {
        const answer = await ask(contract, { body: body(id) });
        expect([id, answer.status, pathsOf(answer)]).toEqual([id, 400, [path]]);
      }
      for (const id of [2_147_483_647, '2147483647']) {
        expect([id, (await ask(contract, { body: body(id) })).status]).toEqual([id, 404]);
      }
    },
  );

  it.each(inBody.filter(({ path, mayBeLeftOut }) => path !== 'emailIds.0' && !mayBeLeftOut))(
    '$contract.method $contract.path $path is reported by name if it is missing',
    async ({ contract, path, with: body }) => {
      const answer = await ask(contract, { body: body(undefined) });

      expect([answer.status, pathsOf(answer)]).toEqual([400, [path]]);
    },
  );
});

describe('a request that is wrong in more than one way', () => {
  it.each<[string, RouteContract, Input]>([
    ['a task', todo.update, { body: { task: { id: 4040, title: ' ' } } }],
    ['an event', calendar.update, { body: { event: { id: 4040, extendedProps: { calendar: 'Work' } } } }],
    ['a mail', email.toggleLabel, { body: { emailIds: [4040], label: 'urgent' } }],
    ['a contact', chat.send, { body: { obj: { contact: { id: 4040 }, message: '' } } }],
    ...more.flatMap(({ wrongTwice }) => wrongTwice),
  ])('for a missing record is checked by its fields first: %s', async (_what, contract, input) => {
    expect((await ask(contract, input)).status).toBe(400);
  });
});
