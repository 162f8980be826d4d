import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { turns } from './turns';

// Argon2id is the library's default; memory and passes are the minimum of OWASP's password storage cheat sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Half of the threads that also read files and compress; 500 wait about ten seconds.
const inTurn = turns(2, 500, 'The server is busy. Try again in a moment.');

export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/** Whether the password matches; takes the same time for an account that does not exist or has no password yet. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  if (passwordHash) return inTurn(() => verify(passwordHash, password));
  decoy ??= hash('decoy', cost);
  const hashed = await decoy;
  await inTurn(() => verify(hashed, password));
  return false;
}

/** The form in which we store a long random secret that only its owner knows. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
