import { isPgEnum } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../../../packages/contract/src/**/*.ts', '!../../../../packages/contract/src/**/*.test.ts'],
  { eager: true },
);
const tables = import.meta.glob<Record<string, unknown>>('../**/*.table.ts', { eager: true });

it('every enum takes its values from a list of the contract', () => {
  const lists = new Set(
    Object.values(contract).flatMap((module) => Object.values(module).filter(Array.isArray).map(String)),
  );
  const enums = Object.values(tables).flatMap((module) => Object.values(module).filter(isPgEnum));
  expect(enums.length).toBeGreaterThan(0);
  expect(enums.filter(({ enumValues }) => !lists.has(String(enumValues))).map(({ enumName }) => enumName)).toEqual([]);
});
