import type { RouteContract } from '@horae/contract/route';

/** Returns the URL of a call: parameters in the path, the rest in the query string. */
export function urlOf(
  contract: RouteContract,
  { params = {}, query = {} }: { params?: unknown; query?: unknown },
): string {
  const path = contract.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(Reflect.get(Object(params), name))),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(Object(query))) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
