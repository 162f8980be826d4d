import { fileURLToPath } from 'node:url';
import { allContracts } from '@horae/contract/all-contracts';
import * as fc from 'fast-check';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { parse } from './parse';
import { valuesOf } from './values-of';

const source = fileURLToPath(new URL('../../../../../packages/contract/src/all-contracts.ts', import.meta.url));

/** The contracts as the server loads them, with real zod. */
const { module: server } = await runnerImport<typeof import('@horae/contract/all-contracts')>(source, {
  configFile: false,
});

const parts = ['params', 'query', 'body'] as const;

const pairs = allContracts.flatMap((contract, at) =>
  parts.flatMap((part) => {
    const real = server.allContracts[at]?.[part];
    const recorded = contract[part];
    return real && recorded ? [{ what: `${contract.method} ${contract.path}: ${part}`, real, recorded }] : [];
  }),
);

function verdict(real: $ZodType, value: unknown) {
  const { success, data, error } = safeParse(real, value);
  return success ? { value: data } : { issues: error.issues };
}

describe('reading by a recorded schema', () => {
  it('has every call of the contract', () => {
    expect(allContracts.map(({ path }) => path)).toEqual(server.allContracts.map(({ path }) => path));
    expect(pairs.length).toBeGreaterThan(200);
  });

  it.each(pairs)('$what: accepts and refuses what the server does', ({ real, recorded }) => {
    fc.assert(
      fc.property(valuesOf(recorded), (value) => {
        const theirs = verdict(real, value);
        const ours = parse(recorded, value);
        if (ours.faults) expect(theirs, JSON.stringify(ours.faults)).not.toHaveProperty('value');
        else expect(theirs).toEqual({ value: ours.value });
      }),
      { numRuns: 60 },
    );
  });
});
