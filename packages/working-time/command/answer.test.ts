import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answers } from './answer';
import { Field } from './field';

const text = readFileSync(new URL('../vectors/working-time-vectors.json', import.meta.url), 'utf8');
const firstDay = 'vectors.0.days.0';

/** Computes the vectors with one field replaced, or removed if `value` is undefined. */
function answersWith(path: string, value?: unknown) {
  const file: unknown = JSON.parse(text);
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce(
    (holder, name) => holder[name] as Record<string, unknown>,
    file as Record<string, unknown>,
  );
  holder[last] = value;
  return answers(new Field(JSON.parse(JSON.stringify(file)), ''));
}

describe('goes by the file', () => {
  it.each<[string, string, unknown, string, object]>([
    [
      "the file's packs",
      'rulePacks.GR-HOTEL-2025-10-17.weeklyNormal',
      2250,
      'V01',
      { normalMinutes: 2250, overworkMinutes: 150 },
    ],
    ['its night', 'rulePacks.GR-HOTEL-2025-10-17.night', ['23:00', '05:00'], 'V13', { nightMinutes: 1800 }],
    ['its limit on the average', 'rulePacks.EU-WTD-2003-88.averageWeekLimit', 2800, 'A01', { withinLimit: false }],
    ['Latin letters that look Greek', `${firstDay}.plannedType`, 'AN', 'V01', { restDayMinutes: 480 }],
    ['days without segments', `${firstDay}.segments`, undefined, 'V01', { workedMinutes: 1920 }],
    ['no context', 'vectors.0.context', undefined, 'V01', { workedMinutes: 2400, violations: [] }],
    [
      'an average by a pack without a limit',
      'vectors.32.rulePack',
      'GR-HOTEL-2025-10-17',
      'A01',
      { limitMinutes: 2880 },
    ],
  ])('%s', (_, path, value, id, expected) => {
    expect(answersWith(path, value)[id]).toMatchObject(expected);
  });
});

describe('names the field at fault', () => {
  it.each<[string, unknown, string]>([
    ['vectors.3.rulePack', 'XX', 'vectors[3].rulePack is "XX", expected a known rule pack (GR-HOTEL-2021-06-19, '],
    ['vectors.0.kind', 'day', 'vectors[0].kind is "day", expected one of week, '],
    ['vectors.0.contract.kind', 'casual', 'vectors[0].contract.kind is "casual", expected one of full, '],
    ['vectors.0.contract.weekDays', '5', 'vectors[0].contract.weekDays is "5", expected a number.'],
    ['vectors.0.contract.breakInsideWork', undefined, 'breakInsideWork is missing, expected true or false.'],
    ['vectors.0.timezone', 'Europe/Nowhere', 'vectors[0]: Invalid time zone specified'],
    [
      `${firstDay}.segments.0.in`,
      '2026-05-04T08:00',
      'segments[0].in is "2026-05-04T08:00", expected an ISO 8601 time',
    ],
    [`${firstDay}.segments.0.out`, '2026-05-04T07:00+03:00', 'expected a time after in.'],
    [`${firstDay}.referenceDate`, 'Monday', 'vectors[0]: "Monday" is not a YYYY-MM-DD date.'],
    ['rulePacks.GR-HOTEL-2025-10-17.five', undefined, 'rulePacks.GR-HOTEL-2025-10-17.five is missing'],
    ['rulePacks.GR-HOTEL-2025-10-17.dailyRest', 'long', 'GR-HOTEL-2025-10-17.dailyRest is "long", expected a number.'],
    ['vectors', undefined, 'vectors is missing, expected a list.'],
  ])('%s = %j', (path, value, message) => {
    expect(() => answersWith(path, value)).toThrow(message);
  });
});
