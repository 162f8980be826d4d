import type { TextSearch } from '#platform/screen-search';

/** One day, or the week from its Monday. */
export interface BoardSpan {
  kind: 'day' | 'week';
  day: string;
}

const length = 86_400_000;
const textOf = (at: number) => new Date(at).toISOString().slice(0, 10);
export const dayAfter = (day: string, count: number) => textOf(Date.parse(`${day}T00:00:00Z`) + count * length);

export function readSpan(search: TextSearch, today: string): BoardSpan {
  const asked = search.day ?? '';
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) && asked >= '1900' && asked < '2199';
  return { kind: search.span === 'day' ? 'day' : 'week', day: isDay ? asked : today };
}

export function daysOf({ kind, day }: BoardSpan): { from: string; to: string } {
  if (kind === 'day') return { from: day, to: day };
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = dayAfter(day, -weekday);
  return { from, to: dayAfter(from, 6) };
}
