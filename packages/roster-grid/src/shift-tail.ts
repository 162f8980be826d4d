/** What follows the times of a cell. */
export interface ShiftTail {
  overtimeMinutes?: number;
  breakMinutes?: number;
  note?: string;
}

const overtime =
  /^\s*(?:\+|(?:υπερ\p{L}*|υπ|ot|o\/t)\.?\s*:?\s*\+?)\s*(\d{1,2})(?:([.,:])(\d{1,2}))?\s*(?:h(?:rs?)?|ω(?:ρ(?:α|ες)?)?|υπερ\p{L}*|υπ|ot)?\.?(?![\p{L}\d])/u;
const namedBreak =
  /^\s*[(/,-]?\s*(?:διαλ\p{L}*|δ|br|break)\.?\s*:?\s*(\d{1,3})\s*(?:'|λ(?:επτα)?|min(?:s|utes)?|m)?\.?\s*\)?(?![\p{L}\d])/u;
const minuteBreak =
  /^\s*[(/,-]?\s*(\d{1,3})\s*(?:'|λεπτ\p{L}*|min(?:s|utes)?)\.?\s*(?:διαλ\p{L}*|break)?\.?\s*\)?(?![\p{L}\d])/u;
const longestBreak = 180;

/** Reads what stands after times: overtime, break, note. Undefined when it may be more times. */
export function tailOf(plain: string, written: string): ShiftTail | undefined {
  const tail: ShiftTail = {};
  let at = 0;
  for (let step = 0; step < 4; step += 1) {
    const rest = plain.slice(at);
    const extra = tail.overtimeMinutes === undefined ? overtime.exec(rest) : null;
    const pause = tail.breakMinutes === undefined ? (namedBreak.exec(rest) ?? minuteBreak.exec(rest)) : null;
    if (extra) {
      tail.overtimeMinutes = amount(extra[1]!, extra[2], extra[3]);
      at += extra[0].length;
    } else if (pause && Number(pause[1]) <= longestBreak) {
      tail.breakMinutes = Number(pause[1]);
      at += pause[0].length;
    } else break;
  }
  if (tail.overtimeMinutes !== undefined && tail.overtimeMinutes > 16 * 60) return undefined;
  const note = noteOf(written.slice(at));
  // A letter right after a time is rather a slip than a note.
  if (at === 0 && /^\p{L}/u.test(plain)) return undefined;
  if (/^\d|\d\s*[-:+]\s*\d|^[-:.]/.test(note)) return undefined;
  return note === '' ? tail : { ...tail, note };
}

/** `+2` is two hours, `+1:30` and `+1.30` an hour and a half, `+1,5` too. */
function amount(hours: string, mark: string | undefined, fraction: string | undefined): number {
  if (fraction === undefined) return Number(hours) * 60;
  const isMinutes = mark === ':' || ['15', '30', '45', '00'].includes(fraction);
  return Number(hours) * 60 + (isMinutes ? Number(fraction) : Math.round(Number(`0.${fraction}`) * 60));
}

function noteOf(rest: string): string {
  const trimmed = rest.trim().replace(/^[.,;/|]+(?:\s+|$)|^[,;/|]/, '');
  const inner = /^\(([^()]*)\)$/.exec(trimmed)?.[1];
  return (inner ?? trimmed).trim();
}
