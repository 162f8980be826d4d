import { afterEach, expect, it, vi } from 'vitest';
import { report, strictly } from './report.mjs';
import { secondTriesOf, withStatus } from './second-tries.mjs';

afterEach(() => vi.restoreAllMocks());

const spec = (title, status) => ({ title, tests: [{ status }] });
const suite = {
  title: 'sections.spec.ts',
  specs: [spec('opens', 'flaky'), spec('closes', 'expected')],
  suites: [{ title: 'every page', specs: [spec('/accounts', 'flaky'), spec('/shop', 'unexpected')] }],
};

function written(results) {
  const lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(text));
  return { code: report(results), lines };
}

it('names what passed only at a second try, by file and group', () => {
  expect(secondTriesOf(suite)).toEqual(['sections.spec.ts › opens', 'sections.spec.ts › every page › /accounts']);
});

it('names what failed, by suite, before the totals', () => {
  const faults = withStatus('unexpected')(suite);

  expect(written([{ name: 'product', passed: 1, failed: 1, secondTries: [], faults }]).lines).toEqual([
    'Failed: product: sections.spec.ts › every page › /shop\n',
    '0 passed only at a second try\n',
    '1 passed, 1 failed\n',
  ]);
});

it('counts second tries in the line before the last, and all tests in the last', () => {
  const results = [
    { passed: 5, failed: 0, secondTries: ['a › b'] },
    { passed: 2, failed: 0, secondTries: [] },
  ];

  expect(written(results)).toEqual({
    code: 0,
    lines: ['Second try: a › b\n', '1 passed only at a second try\n', '7 passed, 0 failed\n'],
  });
});

it('fails where a second try is not allowed, where a test failed, and where nothing ran', () => {
  const flaky = { passed: 5, failed: 0, secondTries: ['a › b'] };

  expect(written([strictly(flaky)])).toMatchObject({
    code: 1,
    lines: [expect.any(String), expect.any(String), '4 passed, 1 failed\n'],
  });
  expect(written([{ passed: 5, failed: 1, secondTries: [] }]).code).toBe(1);
  expect(written([{ passed: 0, failed: 0, secondTries: [] }]).code).toBe(1);
});
