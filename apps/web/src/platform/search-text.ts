/** Search parameters as plain text, so that links stay readable: `?view=month&hide=leave,rest`. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  // Both are legal in a query and easier to read bare.
  return text && `?${text.replaceAll('%2C', ',').replaceAll('%2F', '/')}`;
}

/** Search parameters of a page that reads them itself: whatever came, each a text. */
export const textSearch = (search: Record<string, unknown>) => search as Readonly<Record<string, string>>;
