type Params = Record<string, unknown>;

/** Fills path parameters: `/users/:id` with `{id: 7}` becomes `/users/7`. */
export function fillPath(path: string, params: Params = {}): string {
  return path.replaceAll(/:([A-Za-z]\w*)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Returns a query string with `?`; lists as `k=a,b`, without absent values. */
export function queryText(query: Params = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(key, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
