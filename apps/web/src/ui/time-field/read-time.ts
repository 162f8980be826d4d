/** Returns a typed time of day (`8`, `8:30`, `0830`, `8.30`) as `08:30`, or null if it is none. */
export function readTime(text: string): string | null {
  const typed = text.trim();
  const parts = /^(\d{1,2})(?:[:.,]([0-5]\d))?$/.exec(typed) ?? /^(\d{1,2})([0-5]\d)$/.exec(typed);
  if (!parts) return null;
  const [, hour = '', minute = '00'] = parts;
  return Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : null;
}
