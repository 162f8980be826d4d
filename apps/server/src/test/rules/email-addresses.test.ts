import { allContracts } from '@horae/contract/all-contracts';
import { sessionContract } from '@horae/contract/core/session.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenTo } from '../accounts';
import { filled, inputSchemas, type Path, type Schema } from '../full-request';
import { startTestApp, type TestApp } from '../start-test-app';
import { unchecked } from '../unchecked';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const fields = allContracts.flatMap((contract) => {
  const found: { place: string; pattern: string }[] = [];
  const leaf = ({ format, pattern = '' }: Schema, path: Path) => {
    if (format === 'email') found.push({ place: `${contract.path} ${path.join('.')}`, pattern });
  };
  const variant = (variants: Schema[]) => variants.find(({ format }) => format === 'email') ?? variants[0]!;
  for (const schema of Object.values(inputSchemas(contract))) filled(schema, { leaf, variant, count: () => 1 });
  return found;
});

it.each(fields)('$place takes an address whose domain is Greek or punycode', ({ pattern }) => {
  for (const address of ['anna@ξενοδοχείο.ελ', 'anna@xn--mxaablccmifh5e.xn--qxam'])
    expect(address).toMatch(new RegExp(pattern, 'u'));
});

it.each(['Anna@Ξενοδοχείο.ελ', 'anna@xn--mxaablccmifh5e.xn--qxam'])(
  '%s registers, is confirmed, and logs in',
  async (email) => {
    const password = 'hunter2-hunter2';
    const body = { email, password, passwordConfirm: password };
    const register = () => api.asNobody(unchecked(sessionContract.register), { body });

    expect((await register()).status).toBe(201);
    const token = await tokenTo(api, email.toLowerCase());
    expect((await api.asNobody(sessionContract.confirmEmail, { body: { token } })).status).toBe(200);
    expect((await register()).status).toBe(400);
    const { status } = await api.asNobody(sessionContract.login, { body: { email: email.toLowerCase(), password } });
    expect(status).toBe(200);
  },
);
