import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadsContract } from '@horae/contract/core/uploads.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { removeOrphans } from '#platform/uploads/remove-orphans';
import { keepUploads } from '#platform/uploads/upload-store';
import { uploads } from '#platform/uploads/uploads.table';
import { formWith, png, sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('client@demo.com', 'client')).accessToken;
});
afterAll(() => api.stop());

const send = (purpose: string, content: Buffer, name: string) => sendFile(api, token, purpose, content, name);
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const bearer = () => ({ authorization: `Bearer ${token}` });
const onDisk = () => join(api.dataDirectory, 'uploads');
const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(40)]);
const ages = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('uploads', () => {
  it('keeps a picture for its owner alone on disk and shows it to whoever has its address', async () => {
    const { status, body } = await send('picture', png, 'Αίθριο "1".png');

    expect([status, body.upload.name, body.upload.type, body.upload.size]).toEqual([
      201,
      'Αίθριο 1.png',
      'image/png',
      png.length,
    ]);
    expect(body.upload.address).toMatch(/^\/uploads\/pictures\/[\w-]{43}$/);
    const shown = await get(body.upload.address);
    expect([shown.statusCode, shown.rawPayload.equals(png), shown.headers['content-type']]).toEqual([
      200,
      true,
      'image/png',
    ]);
    expect(shown.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `inline; filename="______ 1.png"; filename*=UTF-8''${encodeURIComponent('Αίθριο 1.png')}`,
    });
    const [name] = await readdir(onDisk());
    expect((await stat(join(onDisk(), name!))).mode & 0o777).toBe(0o600);
  });

  it('answers 304 to whoever holds it', async () => {
    const { body } = await send('picture', png, 'a.png');
    const { headers } = await get(body.upload.address);

    const again = await get(body.upload.address, { 'if-none-match': String(headers.etag) });

    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('hands an attachment, as a download, to signed-in accounts only', async () => {
    const { body } = await send('attachment', Buffer.from('όνομα;ώρες\nΝίκος;8\n'), 'hours.csv');

    expect(body.upload.type).toBe('text/csv');
    expect((await get(body.upload.address)).statusCode).toBe(401);
    const read = await get(body.upload.address, bearer());
    expect([read.statusCode, read.payload]).toEqual([200, 'όνομα;ώρες\nΝίκος;8\n']);
    expect(read.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(read.headers['content-disposition']).toMatch(/^attachment; filename="hours.csv"/);
    expect((await get(body.upload.address.replace('/files/', '/pictures/'))).statusCode).toBe(404);
  });

  it.each([
    ['a renamed PNG', png, 'shift.pdf', 'image/png', 'shift.png'],
    ['a JPEG', Buffer.from('\xff\xd8\xff\xe0 more', 'latin1'), 'x', 'image/jpeg', 'x.jpg'],
    ['a GIF', Buffer.from('GIF89a more'), 'x.gif', 'image/gif', 'x.gif'],
    ['a WebP', Buffer.from('RIFF....WEBPVP8 '), 'x.webp', 'image/webp', 'x.webp'],
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'x.pdf', 'application/pdf', 'x.pdf'],
    [
      'a spreadsheet',
      zip,
      'Hours.XLSX',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Hours.XLSX',
    ],
    ['an archive with the ending of a PDF', zip, 'x.pdf', 'application/zip', 'x.zip'],
    ['an archive with the ending of a program', zip, 'run.exe', 'application/zip', 'run.exe.zip'],
    ['a calendar', Buffer.from('BEGIN:VCALENDAR\r\n'), 'x.ics', 'text/calendar', 'x.ics'],
    ['a text with the ending of a page', Buffer.from('hello'), 'x.html', 'text/plain', 'x.html.txt'],
    ['the log of a terminal', Buffer.from('1\t2026-01-01 08:00:00\n'), '1_attlog.dat', 'text/plain', '1_attlog.dat'],
    ['a text whose name is an ending', Buffer.from('hello'), '.png', 'text/plain', '.png.txt'],
  ])('tells %s by its content, and its ending fits', async (_what, content, name, type, stored) => {
    const { upload } = (await send('attachment', content, name)).body;
    expect([upload.type, upload.name]).toEqual([type, stored]);
  });

  it.each([
    ['an SVG', 'attachment', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
    ['an SVG that is called PNG', 'picture', Buffer.from('\ufeff <?xml version="1.0"?><svg/>'), 'x.png'],
    ['a page', 'attachment', Buffer.from(' <!doctype html><p>'), 'x.txt'],
    ['a program', 'attachment', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1'), 'x.txt'],
    ['a PDF as a picture', 'picture', Buffer.from('%PDF-1.7'), 'x.png'],
    ['a text as an avatar', 'avatar', Buffer.from('hello'), 'x.png'],
    ['nothing', 'attachment', Buffer.alloc(0), 'x.txt'],
  ])('refuses %s and names the field', async (_what, purpose, content, name) => {
    const before = (await readdir(onDisk())).length;

    const { status, body } = await send(purpose, content, name);

    expect([status, body.error.fields?.[0]?.path]).toEqual([400, 'file']);
    expect((await readdir(onDisk())).length).toBe(before);
  });

  it.each([
    ['avatar', 2],
    ['attachment', 10],
  ])('takes an %s of exactly its limit and says it when one is larger', async (purpose, megabytes) => {
    const exactly = Buffer.concat([png, Buffer.alloc(megabytes * 1_000_000 - png.length)]);

    const taken = await send(purpose, exactly, 'x.png');
    const refused = await send(purpose, Buffer.concat([exactly, Buffer.from('x')]), 'x.png');

    expect(taken.status).toBe(201);
    expect([refused.status, refused.body.message]).toEqual([413, `Choose a file of at most ${megabytes} MB.`]);
  });

  it.each([
    ['another field', formWith('picture', png, 'x.png').payload, formWith('picture', png, 'x.png').type, 400],
    ['no boundary', Buffer.from('x'), 'multipart/form-data', 400],
    ['a cut body', formWith('file', png, 'x.png').payload.subarray(0, 90), formWith('file', png, 'x.png').type, 400],
    ['JSON', Buffer.from('{}'), 'application/json', 415],
  ])('refuses %s', async (_what, payload, type, status) => {
    const headers = { ...bearer(), 'content-type': type };
    const answer = await api.app.inject({ method: 'POST', url: '/uploads/add?purpose=picture', headers, payload });

    expect(answer.statusCode).toBe(status);
  });

  it('refuses an unknown purpose, nobody, and files for calls that take JSON', async () => {
    const { payload, type } = formWith('file', png, 'x.png');
    const nobody = await api.app.inject({
      method: 'POST',
      url: '/uploads/add?purpose=picture',
      headers: { 'content-type': type },
      payload,
    });
    const elsewhere = await api.app.inject({
      method: 'POST',
      url: '/apps/todo/add-tasks',
      headers: { ...bearer(), 'content-type': type },
      payload,
    });

    const unknown = await send('cover', png, 'x.png');

    expect([unknown.status, unknown.body.error.fields?.[0]?.path]).toEqual([400, 'purpose']);
    expect([nobody.statusCode, elsewhere.statusCode]).toEqual([401, 415]);
  });

  it('knows no file of an unknown key, nor one that would lead out of its directory', async () => {
    for (const key of ['x', '..%2f..%2fsecrets%2ftokens', `${'a'.repeat(43)}`]) {
      expect((await get(`/uploads/pictures/${key}`)).statusCode).toBe(404);
    }
    expect(await api.asClient(uploadsContract.file, { params: { key: '..' } })).toMatchObject({ status: 404 });
  });

  it('removes what no record holds after a day, and keeps what one does', async () => {
    const [current, loose] = [await send('picture', png, 'held.png'), await send('picture', png, 'loose.png')];
    await inTransaction(api.database.db, (tx) =>
      keepUploads(tx, 'test:1', [current.body.upload.address, '/x.png', null]),
    );
    await writeFile(join(onDisk(), 'left-behind'), 'x');
    await utimes(join(onDisk(), 'left-behind'), ages(-2), ages(-2));

    await removeOrphans(api.database.db, onDisk());
    expect((await get(loose.body.upload.address)).statusCode).toBe(200);
    expect(await readdir(onDisk())).not.toContain('left-behind');

    await removeOrphans(api.database.db, onDisk(), ages(2));
    expect((await get(loose.body.upload.address)).statusCode).toBe(404);
    expect((await get(current.body.upload.address)).statusCode).toBe(200);
    expect(await readdir(onDisk())).toEqual([current.body.upload.address.slice('/uploads/pictures/'.length)]);

    await inTransaction(api.database.db, (tx) => keepUploads(tx, 'test:1', []));
    await removeOrphans(api.database.db, onDisk(), ages(2));
    expect(await readdir(onDisk())).toEqual([]);
  });

  it('refuses to hold a file that is gone, with nothing written', async () => {
    const gone = `/uploads/pictures/${'a'.repeat(43)}`;

    const attempt = inTransaction(api.database.db, (tx) => keepUploads(tx, 'test:2', [gone]));

    await expect(attempt).rejects.toThrow('no longer there');
  });

  it('lets no account fill the disk with files that nothing uses', async () => {
    const { body } = await send('picture', png, 'x.png');
    const key = body.upload.address.slice('/uploads/pictures/'.length);
    await api.database.db.update(uploads).set({ size: 105_000_000 }).where(eq(uploads.key, key));

    expect((await send('picture', png, 'y.png')).status).toBe(429);
    await inTransaction(api.database.db, (tx) => keepUploads(tx, 'test:3', [body.upload.address]));
    expect((await send('picture', png, 'y.png')).status).toBe(201);
  });

  it('finds nothing to remove where no file was ever kept', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'horae-'));
    await rm(directory, { recursive: true });

    expect(await removeOrphans(api.database.db, directory)).toBe(0);
  });
});
