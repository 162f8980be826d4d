import { allContracts } from '@horae/contract/all-contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
});
afterAll(() => api.stop());

describe('the API reference', () => {
  it('describes every contract', async () => {
    const { paths } = (await api.app.inject('/docs/openapi.json')).json<{
      paths: Record<string, Record<string, { summary: string }>>;
    }>();

    for (const { path, method, summary } of allContracts) {
      const described = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(described?.summary, path).toBe(summary);
    }
  });

  it('is a page without any inline script', async () => {
    const { body, statusCode } = await api.app.inject('/docs');

    expect(statusCode).toBe(200);
    for (const script of body.match(/<script[^>]*>[^<]*<\/script>/g) ?? [])
      expect(script).toMatch(/ src="[^"]+"><\/script>$/);
    for (const path of ['/docs/reference.js', '/docs/start.js'])
      expect((await api.app.inject(path)).statusCode).toBe(200);
  });
});
