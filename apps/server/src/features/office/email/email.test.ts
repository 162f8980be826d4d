import { emailContract } from '@horae/contract/office/email.contract';
import { type Email } from '@horae/contract/office/emails';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { emails } from './email.table';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const list = async (query: Record<string, unknown> = {}) => (await api.asClient(emailContract.list, { query })).body;
const idsOf = async (query: Record<string, unknown>) => (await list(query)).emails.map(({ id }) => id);
const get = (id: unknown) => api.asClient(emailContract.one, { query: { id: id as number } });
const page = (dir: unknown, emailId: unknown) =>
  api.asClient(unchecked(emailContract.neighbour), { query: { dir, emailId } });
const update = (emailIds: unknown, dataToUpdate: unknown) =>
  api.asClient(unchecked(emailContract.update), { body: { emailIds, dataToUpdate } });
const toggle = (emailIds: unknown, label: unknown) =>
  api.asClient(unchecked(emailContract.toggleLabel), { body: { emailIds, label } });
const remove = (emailIds: unknown) => api.asClient(emailContract.remove, { query: { emailIds: emailIds as string } });
const everything = async () =>
  (await Promise.all(['inbox', 'sent', 'draft', 'spam', 'trash'].map((folder) => list({ folder }))))
    .flatMap(({ emails }) => emails)
    .toSorted((a, b) => a.id - b.id);

const isNewestFirst = (emails: Email[]) =>
  emails.every((email, index) => index === 0 || emails[index - 1]!.time >= email.time);

describe('the mailbox', () => {
  it('starts with at least 20 mails: some in each folder, unread, starred, with each label', async () => {
    const all = await everything();
    const inFolder = (folder: string) => all.filter((email) => email.folder === folder);

    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(inFolder('inbox').length).toBeGreaterThanOrEqual(3);
    for (const folder of ['sent', 'draft', 'spam']) expect(inFolder(folder).length).toBeGreaterThanOrEqual(2);
    expect(inFolder('trash').length).toBeGreaterThanOrEqual(1);
    expect(inFolder('inbox').some(({ isRead }) => !isRead)).toBe(true);
    expect(all.some(({ isStarred }) => isStarred)).toBe(true);
    expect(new Set(all.flatMap(({ labels }) => labels))).toEqual(
      new Set(['private', 'company', 'important', 'personal']),
    );
    expect(inFolder('sent').every(({ from }) => from.email === 'client@demo.com')).toBe(true);
    expect(inFolder('inbox').every(({ to }) => to[0]!.email === 'client@demo.com')).toBe(true);
    expect(all.some(({ replies }) => replies.length > 0)).toBe(true);
    expect(all.some(({ attachments }) => attachments.length > 0)).toBe(true);
  });

  it('answers the inbox, newest first, when no folder is named', async () => {
    const { emails } = await list();

    expect(emails.map(({ folder }) => folder)).toEqual(emails.map(() => 'inbox'));
    expect(isNewestFirst(emails)).toBe(true);
    expect(emails[0]!.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect((await list({ folder: 'Inbox' })).emails).toEqual(emails);
  });

  it('answers by folder, star and label, and combines them', async () => {
    const [thrown] = await idsOf({ folder: 'trash' });
    await update([thrown], { isStarred: true });
    await toggle([thrown], 'company');
    const all = await everything();
    const newestFirst = (emails: Email[]) => emails.toSorted((a, b) => (a.time > b.time ? -1 : 1)).map(({ id }) => id);
    const notInTrash = all.filter(({ folder }) => folder !== 'trash');
    const labelled = (emails: Email[]) => emails.filter(({ labels }) => labels.includes('company'));

    expect(await idsOf({ folder: 'starred' })).toEqual(newestFirst(notInTrash.filter(({ isStarred }) => isStarred)));
    expect(await idsOf({ label: 'COMPANY' })).toEqual(newestFirst(labelled(notInTrash)));
    const sent = all.filter(({ folder }) => folder === 'sent');
    expect(await idsOf({ label: 'company', folder: 'sent' })).toEqual(newestFirst(labelled(sent)));
    expect(await idsOf({ label: 'personal', folder: 'trash' })).toHaveLength(1);
    expect(await idsOf({ folder: 'outbox' })).toEqual([]);
    expect(await idsOf({ label: 'urgent' })).toEqual([]);
  });

  it.each([
    [{ q: 'MARIA' }, 1],
    [{ q: ' opening weeks ' }, 1],
    [{ q: 'how many people' }, 0],
    [{ q: '%' }, 0],
    [{ q: 'yacht', folder: 'spam' }, 1],
    [{ q: 'yacht' }, 0],
    [{ q: 'walnut', label: 'private' }, 1],
  ])('finds by sender and subject: %j', async (query, count) => {
    expect(await idsOf(query)).toHaveLength(count);
  });

  it('finds Greek whatever its case and last sigma', async () => {
    const subject = 'Οι ΏΡΕΣ του μήνα ως σήμερα';
    const { body } = await api.asClient(emailContract.addDraft, { body: { email: { subject } } });

    for (const q of ['ώρες', 'ΏΡΕΣ ΤΟΥ', 'ΩΣ ΣΉΜΕΡΑ'])
      expect(await idsOf({ q, folder: 'draft' })).toEqual([body.email.id]);
    expect(await idsOf({ q: 'ωρες', folder: 'draft' })).toEqual([]);
  });

  it('puts what came at the same moment by the higher number first, in lists and from mail to mail', async () => {
    await api.database.db
      .update(emails)
      .set({ at: new Date('2026-01-02T03:04:05Z') })
      .where(and(eq(emails.accountId, 2), eq(emails.folder, 'spam')));
    const ids = await idsOf({ folder: 'spam' });

    expect(ids.length).toBeGreaterThan(1);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const walked = [ids[0]!];
    for (let answer = await page('next', ids[0]); answer.status === 200; answer = await page('next', answer.body.id))
      walked.push(answer.body.id);
    expect(walked).toEqual(ids);
    expect((await page('previous', ids[1])).body.id).toBe(ids[0]);
    expect((await get(ids[0])).body).toMatchObject({ hasPreviousMail: false, hasNextMail: true });
  });

  it('counts the whole mailbox, whatever the filters', async () => {
    const all = await everything();
    const unread = (folder: string) => all.filter((email) => email.folder === folder && !email.isRead).length;
    const meta = {
      inbox: unread('inbox'),
      draft: all.filter(({ folder }) => folder === 'draft').length,
      spam: unread('spam'),
    };

    expect((await list({ folder: 'sent', q: 'nothing at all' })).emailsMeta).toEqual(meta);
    expect(meta).toMatchObject({ inbox: 4, spam: 2 });
  });

  it('opens a mail without marking it, and goes through its folder', async () => {
    const { emails } = await list({ folder: 'sent' });
    const [first, second, third] = emails;

    expect((await get(first!.id)).body).toEqual({ ...first, hasPreviousMail: false, hasNextMail: true });
    expect((await get(String(third!.id))).body).toEqual({ ...third, hasPreviousMail: true, hasNextMail: false });
    expect((await page('next', first!.id)).body).toEqual({ ...second, hasPreviousMail: true, hasNextMail: true });
    expect((await page('previous', third!.id)).body).toMatchObject({ id: second!.id });
    expect([(await page('previous', first!.id)).status, (await page('next', third!.id)).status]).toEqual([404, 404]);
    const unread = (await list()).emails.find(({ isRead }) => !isRead)!;
    await get(unread.id);
    expect((await get(unread.id)).body.isRead).toBe(false);
  });

  it('moves, marks and stars, all or none', async () => {
    const [a, b] = (await list()).emails;

    const { status, text } = await update([a!.id, String(b!.id), a!.id], {
      folder: 'spam',
      isRead: true,
      isStarred: true,
    });

    expect([status, text]).toEqual([200, '{}']);
    expect((await get(a!.id)).body).toMatchObject({ ...a, folder: 'spam', isRead: true, isStarred: true });
    expect((await get(b!.id)).body).toMatchObject({ folder: 'spam' });
    expect((await update([a!.id, 4040], { folder: 'inbox' })).status).toBe(404);
    expect((await get(a!.id)).body.folder).toBe('spam');
    await update([a!.id, b!.id], { folder: 'inbox' });
  });

  it('toggles a label each its own way, all or none', async () => {
    const [a, b] = (await list()).emails;
    await toggle([a!.id, b!.id], 'private');
    await toggle([b!.id], 'private');

    await toggle([a!.id, b!.id, a!.id], 'private');

    const labelsOf = async (id: number) => (await get(id)).body.labels;
    expect([await labelsOf(a!.id), await labelsOf(b!.id)]).toEqual([a!.labels, [...b!.labels, 'private']]);
    expect((await toggle([a!.id, 4040], 'private')).status).toBe(404);
    expect(await labelsOf(a!.id)).toEqual(a!.labels);
  });

  it('gives n parallel toggles the effect of n, also in crossing lists', async () => {
    const [a, b] = (await list()).emails;
    const before = (await get(a!.id)).body.labels;
    const lists = Array.from({ length: 9 }, (_, n) => (n % 2 ? [a!.id, b!.id] : [b!.id, a!.id]));

    const answers = await Promise.all(lists.map((ids) => toggle(ids, 'personal')));

    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
    expect((await get(a!.id)).body.labels.includes('personal')).toBe(!before.includes('personal'));
  });

  it('deletes for ever from trash and drafts alone, all or none', async () => {
    const [inTrash] = await idsOf({ folder: 'trash' });
    const [inInbox] = await idsOf({});

    expect((await remove(`${inTrash},${inInbox}`)).status).toBe(409);
    expect((await get(inTrash)).status).toBe(200);
    const draft = (await api.asClient(emailContract.addDraft, { body: { email: {} } })).body.email.id;
    expect([(await remove(draft)).status, (await get(draft)).status]).toEqual([200, 404]);
    const gone = await remove(`${inTrash}`);
    expect([gone.status, gone.text, (await get(inTrash)).status, (await remove(`${inTrash}`)).status]).toEqual([
      200,
      '{}',
      404,
      404,
    ]);
  });

  it('is each account’s own', async () => {
    const [own] = await idsOf({});
    await update([own], { isStarred: true });

    const others = await api.asAdmin(emailContract.one, { query: { id: own! } });

    expect(others.body.to[0]!.email).toBe('admin@demo.com');
    expect(others.body.isStarred).toBe(false);
  });

  it.each<[string, () => Promise<{ status: number; body: { error: { fields?: { path: string }[] } } }>, string]>([
    ['no ids', () => update(undefined, { isRead: true }), 'emailIds'],
    ['an empty list', () => update([], { isRead: true }), 'emailIds'],
    [
      '501 ids',
      () =>
        update(
          Array.from({ length: 501 }, () => 1),
          { isRead: true },
        ),
      'emailIds',
    ],
    ['an id that is none', () => update([1, 2, 'x'], { isRead: true }), 'emailIds.2'],
    ['nothing to update', () => update([1], {}), 'dataToUpdate'],
    ['no dataToUpdate', () => update([1], undefined), 'dataToUpdate'],
    ['another key', () => update([1], { isRead: true, subject: 'x' }), 'dataToUpdate'],
    ['an unknown folder', () => update([1], { folder: 'outbox' }), 'dataToUpdate.folder'],
    ['a flag that is text', () => update([1], { isRead: 'yes' }), 'dataToUpdate.isRead'],
    ['an unknown label', () => toggle([1], 'urgent'), 'label'],
    ['no mail', () => api.asClient(emailContract.one, {}), 'id'],
    ['another direction', () => page('up', 1), 'dir'],
    ['no mail to page from', () => page('next', undefined), 'emailId'],
    ['no ids to delete', () => remove(undefined), 'emailIds'],
  ])('names the field of %s', async (_what, attempt, path) => {
    const { status, body } = await attempt();

    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([400, [path]]);
  });

  it('knows no mail 4040', async () => {
    expect([
      (await get(4040)).status,
      (await page('next', 4040)).status,
      (await toggle([4040], 'company')).status,
    ]).toEqual([404, 404, 404]);
  });
});
