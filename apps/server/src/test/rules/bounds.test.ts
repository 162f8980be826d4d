import { calendarContract as calendar } from '@horae/contract/office/calendar.contract';
import { chatContract as chat } from '@horae/contract/office/chat.contract';
import { emailContract as email } from '@horae/contract/office/email.contract';
import { todoContract as todo } from '@horae/contract/office/todo.contract';
import type { RouteContract } from '@horae/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unchecked } from '#test/unchecked';
import { startTestApp, type TestApp } from '../start-test-app';
import type { BoundCases, DatePlace, TextPlace } from './rule-cases';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const valueAt = (answer: unknown, path: string) =>
  path.split('.').reduce((value, name) => Reflect.get(Object(value), name), answer);
const post = (contract: RouteContract, body: object) => api.asAdmin(unchecked(contract), { body });

const named = { title: 'x' };
const more = Object.values(import.meta.glob<BoundCases>('./*/bounds.cases.ts', { eager: true, import: 'cases' }));
const notBlank: TextPlace[] = [
  { contract: todo.add, path: 'task.title', longest: 255, body: (title) => ({ task: { title } }) },
  { contract: todo.update, path: 'task.title', longest: 255, body: (title) => ({ task: { id: 1, title } }) },
  {
    contract: calendar.add,
    path: 'event.title',
    longest: 255,
    body: (title) => ({ event: { title, start: '2026-03-01' } }),
  },
  { contract: calendar.update, path: 'event.title', longest: 255, body: (title) => ({ event: { id: 1, title } }) },
  {
    contract: chat.send,
    path: 'obj.message',
    longest: 5000,
    body: (message) => ({ obj: { contact: { id: 1 }, message } }),
  },
  ...more.flatMap((cases) => cases.notBlank),
];
const maybeEmpty: TextPlace[] = [
  {
    contract: todo.add,
    path: 'task.assignee.fullName',
    longest: 255,
    body: (fullName) => ({ task: { ...named, assignee: { fullName } } }),
  },
  {
    contract: todo.add,
    path: 'task.description',
    longest: 20_000,
    body: (description) => ({ task: { ...named, description } }),
  },
  {
    contract: todo.update,
    path: 'task.description',
    longest: 20_000,
    body: (description) => ({ task: { id: 1, description } }),
  },
  ...more.flatMap(({ maybeEmpty }) => maybeEmpty),
];

const title = '$contract.path accepts $path of up to $longest characters';

describe('a text', () => {
  it.each([...notBlank, ...maybeEmpty])(title, async ({ contract, path, longest, body }) => {
    for (const text of ['x'.repeat(longest), '  x\n', 'ώ'.repeat(longest)]) {
      const { status, text: answer } = await post(contract, body(text));
      expect([status < 300, answer.includes(JSON.stringify(text))]).toEqual([true, true]);
    }
    for (const wrong of ['x'.repeat(longest + 1), 7, {}, [], true, 'a\0b']) {
      const { status, body: answer } = await post(contract, body(wrong));
      expect([wrong, status, answer.error?.fields?.map((field) => field.path)]).toEqual([wrong, 400, [path]]);
    }
  });

  it.each(notBlank)('$contract.path rejects a blank $path', async ({ contract, path, body }) => {
    for (const wrong of ['', ' ', '\t\n', '\u00a0', null]) {
      const { status, body: answer } = await post(contract, body(wrong));
      expect([wrong, status, answer.error?.fields?.map((field) => field.path)]).toEqual([wrong, 400, [path]]);
    }
  });

  it.each(maybeEmpty)('$contract.path accepts an empty $path', async ({ contract, body }) => {
    expect((await post(contract, body(''))).status).toBeLessThan(300);
  });
});

describe('a date', () => {
  const sent = [
    '2026-02-28',
    '2024-02-29',
    '2026-03-01T10:30',
    '2026-03-01T10:30:00',
    '2026-03-01T10:30:00.5Z',
    '2026-03-01T10:30:00+02:00',
    '2026-03-01T10:30:00.123456-11:00',
    '2026-03-01T10:30Z',
  ];
  const wrong = ['2026-02-30', '2025-02-29', '2026-13-01', '01/02/2026', 'tomorrow', '2026-03-01T25:00', '', 7, true];

  it.each<DatePlace>([
    ['a task', todo.add, 'task.dueDate', (dueDate) => ({ task: { ...named, dueDate } }), 'task.dueDate'],
    ['an event', calendar.add, 'event.start', (start) => ({ event: { ...named, start } }), 'event.start'],
    ['an end', calendar.add, 'event.end', (end) => ({ event: { ...named, start: '2020-01-01', end } }), 'event.end'],
    ...more.flatMap((cases) => cases.dates),
  ])('of %s is returned as sent', async (_what, contract, path, body, answered) => {
    for (const date of sent) {
      const { status, body: answer } = await post(contract, body(date));
      expect([status, valueAt(answer, answered)]).toEqual([201, date]);
    }
    for (const date of wrong) {
      const { status, body: answer } = await post(contract, body(date));
      expect([date, status, answer.error?.fields?.map((field) => field.path)]).toEqual([date, 400, [path]]);
    }
  });

  it.each([
    ['2026-03-01', '2026-03-01', 201],
    ['2026-03-01T00:00:00Z', '2026-03-01', 201],
    ['2026-03-01', '2026-03-01T02:00:00+02:00', 201],
    ['2026-03-01', '2026-03-01T01:59:59+02:00', 400],
    ['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00Z', 201],
    ['2026-03-01T10:00:00+02:00', '2026-03-01T07:59:59Z', 400],
    ['2026-03-01', '2026-02-28', 400],
  ])('from %s to %s returns %d', async (start, end, status) => {
    const { status: answered, body } = await post(calendar.add, { event: { ...named, start, end } });

    expect(answered).toBe(status);
    if (status === 400) expect(body.error.fields?.map(({ path }) => path)).toEqual(['event.end']);
  });
});

it('the extended properties of an event have up to 10 000 characters and are stored as sent', async () => {
  const propsOf = (length: number) => {
    const props = { calendar: 'ETC', note: '' };
    return { ...props, note: 'x'.repeat(length - JSON.stringify(props).length) };
  };
  const send = (length: number) =>
    post(calendar.add, { event: { ...named, start: '2026-03-01', extendedProps: propsOf(length) } });

  const [longest, longer] = [await send(10_000), await send(10_001)];

  expect([longest.status, longest.body]).toMatchObject([201, { event: { extendedProps: propsOf(10_000) } }]);
  expect([longer.status, longer.body.error.fields?.map(({ path }) => path)]).toEqual([400, ['event.extendedProps']]);
});

describe('a list of mails', () => {
  it.each<[RouteContract, object]>([
    [email.update, { dataToUpdate: { isRead: true } }],
    [email.toggleLabel, { label: 'private' }],
  ])('$path accepts 1 to 500 of them', async (contract, rest) => {
    const statusOf = async (emailIds: unknown) => (await post(contract, { emailIds, ...rest })).status;

    expect(await statusOf(Array.from({ length: 500 }, () => 1))).toBe(200);
    expect(await statusOf([1])).toBe(200);
    for (const wrong of [[], Array.from({ length: 501 }, () => 1), 1, '1,2', {}, null]) {
      const { status, body } = await post(contract, { emailIds: wrong, ...rest });
      expect([status, body.error.fields?.map(({ path }) => path)]).toEqual([400, ['emailIds']]);
    }
  });
});
