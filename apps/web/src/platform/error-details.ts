import { ApiError } from './api-error';

/** Returns a six-character code to quote on the phone; the same error in the same place gives the same code. */
export function shortCode(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 2_176_782_336;
  return hash.toString(36).toUpperCase().padStart(6, '0');
}

const secrets: [RegExp, string][] = [
  [/[\w-]+\.[\w-]+\.[\w-]{20,}/g, '[token]'],
  [/[^\s@<>"]+@[^\s@<>"]+\.[\p{L}\p{M}\d-]{2,}/gu, '[e-mail]'],
  [/([?&][\w-]+=)[^&\s#)]*/g, '$1[…]'],
];

/** Returns the text for "Copy details": where and what, without tokens, addresses, names or parameters. */
export function errorDetails(error: unknown, path = globalThis.location?.pathname ?? ''): string {
  const { name, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // The message may contain personal data, so keep only the stack frames.
  const frames = stack.split('\n').filter((line) => /^\s+at |^[^\s@]*@\S+:\d+:\d+$/.test(line));
  const lines = [`${name} ${shortCode(error)}`, `at ${path}`, ...frames.slice(0, 8)];
  return secrets.reduce((text, [secret, mark]) => text.replaceAll(secret, mark), lines.join('\n'));
}
