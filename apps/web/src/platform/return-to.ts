/** Returns where to go after login: a path of this origin, except the pages for signed-out users, or the root. */
export function safeReturnTo(wish: unknown, origin = globalThis.location?.origin ?? 'http://localhost'): string {
  if (typeof wish !== 'string' || !/^\/(?![/\\])/.test(wish)) return '/';
  if (!URL.canParse(wish, origin)) return '/';
  const url = new URL(wish, origin);
  if (url.origin !== origin) return '/';
  const signedOutOnly = /^\/(login|register|forgot-password|reset-password)\/?$/.test(url.pathname);
  return signedOutOnly ? '/' : url.pathname + url.search + url.hash;
}
