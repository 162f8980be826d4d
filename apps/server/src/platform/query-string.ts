/** Parses `k=a&k=b` and `k[]=a` as lists; an empty value counts as absent unless the key is in `keptWhenEmpty`. */
export function parseQueryString(
  text: string,
  keptWhenEmpty: readonly string[] = ['calendars'],
): Record<string, unknown> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [sent, value] of new URLSearchParams(text)) {
    const isList = sent.endsWith('[]');
    const key = isList ? sent.slice(0, -2) : sent;
    if (value === '' && !keptWhenEmpty.includes(key)) continue;
    const before = query[key];
    if (before === undefined) query[key] = isList ? [value] : value;
    else query[key] = [before, value].flat();
  }
  return query;
}
