import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpError, invalid } from './errors';

/** Accepts only JSON bodies in UTF-8; an empty body counts as absent. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, sent, done) => {
    if (sent.length === 0) return done(null, undefined);
    const bytes = Buffer.from(sent);
    if (!isUtf8(bytes)) return done(new HttpError(400, 'INVALID_JSON', 'The body is not UTF-8. Send JSON as UTF-8.'));
    try {
      done(null, JSON.parse(bytes.toString(), withoutPrototypeKeys));
    } catch {
      done(new HttpError(400, 'INVALID_JSON', 'The body is not valid JSON.'));
    }
  });
}

// A key that would set the prototype is dropped, like any unknown field.
function withoutPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** Rejects U+0000 and unpaired surrogates, which PostgreSQL cannot store, naming the field. */
export function refuseBrokenText(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    const fault = faultOf(value);
    if (fault) throw invalid(path, fault);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      const fault = faultOf(key);
      if (fault) throw invalid(path, fault);
      refuseBrokenText(inner, path ? `${path}.${key}` : key);
    }
  }
}

function faultOf(text: string): string | null {
  if (text.includes('\0')) return 'Remove the NUL character.';
  return /\p{Surrogate}/u.test(text) ? 'Remove the incomplete character.' : null;
}
