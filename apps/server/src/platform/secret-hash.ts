import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default; memory and passes are the minimum of OWASP's password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let decoy: Promise<string> | undefined;

/** Whether the password matches; takes the same time for an account that does not exist or has no password yet. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  decoy ??= hashPassword('decoy');
  await verify(await decoy, password);
  return false;
}

/** The form in which we store a long random secret that only its owner knows. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
