/** Search parameters as plain text, which keeps links readable: `?view=month&hide=leave,rest`. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  // Both characters are valid in a query and more readable unescaped.
  return text && `?${text.replaceAll('%2C', ',').replaceAll('%2F', '/')}`;
}

/** The search parameters of a page that parses them itself; every value is a text. */
export const textSearch = (search: Record<string, unknown>) => search as Readonly<Record<string, string>>;
