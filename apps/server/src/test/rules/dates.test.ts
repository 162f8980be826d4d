import { allContracts } from '@horae/contract/all-contracts';
import type { RouteContract } from '@horae/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Filling, filled, inputSchemas, type Path, type Schema } from '../full-request';
import { startTestApp, type TestApp } from '../start-test-app';
import { unchecked } from '../unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

interface DateField {
  contract: RouteContract;
  path: string;
  schema: Schema;
}

/** Fills a request with values that matter to no check of a date, and takes variants that are an object or a list. */
const plain = (leaf: Filling['leaf']): Filling => ({
  leaf,
  count: () => 1,
  variant: (variants) => variants.find(({ properties }) => properties) ?? variants[0]!,
});

const fields: DateField[] = allContracts.flatMap((contract) =>
  Object.values(inputSchemas(contract)).flatMap((input) => {
    const found: DateField[] = [];
    const note = (schema: Schema, path: Path) => {
      if (schema.formatMinimum) found.push({ contract, path: path.join('.'), schema });
      return null;
    };
    filled(input, plain(note));
    return found;
  }),
);

const days = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '10000-01-01',
  '+010000-01-01',
  '-000001-01-01',
  '-0001-01-01',
  '2026-02-31',
];

/** The same edges in the form that a field takes. */
const edgesFor: Record<string, string[]> = {
  date: days,
  month: [...days.slice(0, -1).map((day) => day.slice(0, -3)), '2026-13', '2026-00'],
  moment: [...days, ...days.map((day) => `${day}T08:00:00Z`), '2026-03-01T24:01'],
  'wall-moment': [...days.map((day) => `${day}T08:00`), '2026-03-01T24:01'],
  'date-time': [...days.map((day) => `${day}T08:00:00+02:00`), '2026-03-01T24:01:00Z'],
};

const title = '$contract.method $contract.path names $path';

describe('a date that does not exist or is out of bounds', () => {
  it.each(fields)(title, async ({ contract, path, schema }) => {
    for (const edge of edgesFor[schema.format!]!) {
      // Another token in the body would be refused first.
      const request = plain((_schema, at) => (at.join('.') === path ? edge : at[0] === 'token' ? null : 1));
      const parts = Object.entries(inputSchemas(contract)).map(([part, input]) => [part, filled(input, request)]);
      const { status, body } = await api.asAdmin(unchecked(contract), Object.fromEntries(parts));

      expect([edge, status, body.error.code]).toEqual([edge, 400, 'VALIDATION']);
      expect(body.error.fields?.map((field) => field.path)).toContain(path);
    }
  });

  it('is looked for in every field that takes a date', () => {
    const bounded = new Set(fields.map(({ contract, path }) => `${contract.path} ${path}`));
    // Columns and cells of a file, which are checked row by row, texts with a form of their own, and a person.
    const others = /mapping|cells|info\.dob|start_date|assignedTo/;
    const unbounded: string[] = [];
    for (const contract of allContracts) {
      for (const input of Object.values(inputSchemas(contract))) {
        const note = ({ type, enum: choices, pattern, format }: Schema, path: Path) => {
          const name = String(path.findLast((part) => typeof part === 'string'));
          const isDate =
            /(^(start|end|from|to|at|since|until|day|month|date)|(Day|Month|Date|_date|From|To|Until|On|At))$/.test(
              name,
            );
          const isText = type === 'string' && !choices && (!pattern || format === 'date') && format !== 'email';
          const where = `${contract.path} ${path.join('.')}`;
          if (isDate && isText && !bounded.has(where) && !others.test(where)) unbounded.push(where);
          return null;
        };
        filled(input, plain(note));
      }
    }
    expect(unbounded).toEqual([]);
  });
});
