/**
 * A time of day as `8:30`, out of what Excel makes of it: `8`, `8,30`, a part of the day such as `0,354`, or a moment.
 * Other text is left as it is.
 */
export function plainClock(text: string): string {
  const [, ofMoment] = /^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2}(?::\d{2})?)$/.exec(text) ?? [];
  if (ofMoment) return ofMoment;
  if (/^\d{1,2}$/.test(text)) return `${text}:00`;
  if (/^0[.,](\d|\d{3,})$/.test(text)) {
    const minutes = Math.round(Number(text.replace(',', '.')) * 1440);
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  }
  return text.replace(/^(\d{1,2}),(\d{2})$/, '$1:$2');
}

/** A day and a time of day, out of a number of days with a part of one. */
export function plainMoment(text: string): string {
  const [, days, part] = /^(\d{5})[.,](\d+)$/.exec(text) ?? [];
  return days ? `${days} ${plainClock(`0.${part!.padEnd(3, '0')}`)}` : text;
}

/** Says how a time was read that is not written as one; undefined for `08:30` and the like. */
export function clockNote(text: string): string | undefined {
  const plain = plainClock(text);
  return plain === text || text.includes('T') ? undefined : `“${text}” was read as the time ${plain}.`;
}
