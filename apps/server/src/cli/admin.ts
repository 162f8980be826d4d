import { createInterface } from 'node:readline/promises';
import { EmailAddress } from '@horae/contract/email-address';
import { makeAdministrator, resetOnMachine } from '../features/core/session/administrator.service';
import { areSamplesLaid, beginAccount } from '../samples';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

await runCommand(async ({ settings, database: { db }, say }) => {
  const { values, has } = readArguments(['email'], ['reset-two-step']);
  const email = EmailAddress.safeParse(values.email);
  if (!email.success) throw new Error('Enter the address:  npm run admin -- --email anna@hotel.gr');
  if (has('reset-two-step')) {
    if (!(await resetOnMachine(db, email.data))) throw new Error(`${email.data} has no two-step verification.`);
    say(`${email.data} logs in with the password alone until two-step verification is set up again.`);
    return;
  }
  const password = await askPassword();
  if (password.length < 8 || password.length > 128) throw new Error('Use a password of 8 to 128 characters.');
  const isDemo = settings.seed === 'demo' && (await areSamplesLaid(db));
  const made = await makeAdministrator(
    db,
    { email: email.data, password, appName: settings.appName },
    beginAccount(isDemo),
  );
  say(
    made === 'added'
      ? `${email.data} is now an administrator.`
      : `${email.data} is now an administrator with the new password.`,
  );
});

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin });
    for await (const line of lines) return line;
    return '';
  }
  process.stdout.write('Password (8 characters or more): ');
  // The terminal does not echo the input.
  const silent = createInterface({ input: process.stdin, output: undefined, terminal: true });
  const password = await silent.question('');
  silent.close();
  process.stdout.write('\n');
  return password;
}
