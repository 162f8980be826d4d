import { invalid } from '#platform/errors';
import { weaknessOf } from './weak-password.rules';

interface PasswordOwner {
  email: string | null;
  loginName?: string | null;
  fullName?: string;
  appName: string;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is chosen: 50 000 words that most servers never need. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Why a password that somebody chooses is easy to guess; null if it is not. */
export async function faultOfPassword(password: string, owner: PasswordOwner): Promise<string | null> {
  const { email, loginName, fullName = '', appName } = owner;
  const ownWords = [email ?? '', loginName ?? '', fullName, appName, 'Horae'];
  common ??= readCommonPasswords();
  return weaknessOf(password, { common: await common, ownWords });
}

/** Refuses a password that is easy to guess. */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const fault = await faultOfPassword(password, owner);
  if (fault) throw invalid('password', fault);
}
