import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

let api: TestApp;
let token: string;
let other: string;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('client@demo.com', 'client')).accessToken;
  other = (await api.login('client@demo.com', 'client')).accessToken;
});
afterAll(() => api.stop());

const ask = (sent: unknown, authorization?: string) =>
  api.asNobody(
    unchecked(staff.month),
    { body: { selectedHotel: 1003, token: sent } },
    authorization ? { authorization } : {},
  );

describe('the bearer of the calendar calls', () => {
  it('may stand in the header, the body, or both when they agree', async () => {
    expect((await ask(undefined, `Bearer ${token}`)).status).toBe(200);
    expect((await ask(token)).status).toBe(200);
    expect((await ask(token, `Bearer ${token}`)).status).toBe(200);
    expect((await ask('', `Bearer ${token}`)).status).toBe(200);
    expect((await ask(null, `Bearer ${token}`)).status).toBe(200);
  });

  it('is refused when the two differ, when one is no text, and when there is none', async () => {
    expect((await ask(other, `Bearer ${token}`)).status).toBe(401);
    expect((await ask(7, `Bearer ${token}`)).status).toBe(401);
    expect((await ask({}, `Bearer ${token}`)).status).toBe(401);
    expect((await ask(token, 'Basic x')).status).toBe(401);
    expect((await ask(undefined)).status).toBe(401);
  });

  it('is read before the body is judged, so a broken body is named first', async () => {
    const broken = await api.app.inject({
      method: 'POST',
      url: staff.month.path,
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    const invalid = await api.app.inject({ method: 'POST', url: staff.month.path, payload: { month: 99 } });

    expect(broken.json().error.code).toBe('INVALID_JSON');
    expect(invalid.statusCode).toBe(401);
  });
});
