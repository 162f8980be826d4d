import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Argon2id by the library's default; memory and passes as OWASP's password storage sheet asks at least.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let decoy: Promise<string> | undefined;

/** Is this the password? Takes the same time for an account that does not exist or has no password yet. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  decoy ??= hashPassword('decoy');
  await verify(await decoy, password);
  return false;
}

/** What is stored of a long random secret that only its holder knows. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
