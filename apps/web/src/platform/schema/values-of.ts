import * as fc from 'fast-check';
import { Recorded } from './recorded';

type Values = fc.Arbitrary<unknown>;

const texts = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'Anna', ' Anna ', '7', '-3', '12.5', '2026-11-23', '2026-02-30', '1812-04-05'),
  fc.constantFrom('anna@hotel.gr', 'anna@hotel', '+30 2310 123456', 'https://hotel.gr/a', 'http:hotel.gr', 'drawn:3'),
  fc.constantFrom(
    '2026-11-23T08:00',
    '2026-11-23T08:00:00Z',
    '2026-11',
    '2026-W47',
    '08:30',
    'Europe/Athens',
    '123456783',
  ),
  fc.string({ maxLength: 12 }),
);

const numbers = fc.oneof(
  fc.integer({ min: -2, max: 200 }),
  fc.integer(),
  fc.integer({ min: -100, max: 20_000 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(0.001, 1e12, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
);

/** Values of any kind, whatever the schema. */
const anything: Values = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constantFrom(null, undefined, [], {}),
  fc.array(texts),
);

/** Texts and numbers around a schema's limits. */
function atLimits({ args: [limit] }: Recorded): Values[] {
  if (typeof limit !== 'number') return [];
  const lengths = [limit - 1, limit, limit + 1].filter((length) => length >= 0 && length <= 12_000);
  return [
    fc.constantFrom(limit - 1, limit, limit + 1),
    fc.constantFrom(...lengths.map((length) => 'x'.repeat(length)), ''),
  ];
}

function valuesInside(schema: Recorded): Values {
  const { name, args, before } = schema;
  const [first] = args;
  if (before)
    return fc.oneof(valuesInside(before), ...(first instanceof Recorded ? [valuesOf(first)] : []), ...atLimits(schema));
  const inner = args.flat().filter((arg) => arg instanceof Recorded);
  if (Object.keys(schema.shape).length > 0 && /object/i.test(name)) return objectsOf(schema.shape);
  if (name === 'array') return fc.array(valuesOf(first), { maxLength: 3 });
  if (name === 'tuple') return fc.tuple(...inner.map(valuesOf));
  if (name === 'enum' && Array.isArray(first)) return fc.constantFrom(...first);
  if (name === 'literal') return fc.constant(first);
  if (/record/i.test(name)) return fc.dictionary(texts, valuesOf(args[1]), { maxKeys: 3 });
  return inner.length > 0 ? fc.oneof(...inner.map(valuesOf)) : fc.oneof(texts, numbers, fc.boolean());
}

function objectsOf(shape: Record<string, unknown>): Values {
  const fields = Object.entries(shape).map(([name, field]) => [name, valuesOf(field)] as const);
  const whole = fc.record(Object.fromEntries(fields));
  const some = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof(
    whole,
    some,
    whole.map((value) => ({ ...value, more: 1 })),
  );
}

/** Generates values for a schema: mostly valid, sometimes at a limit, sometimes invalid. */
export function valuesOf(schema: unknown): Values {
  if (!(schema instanceof Recorded)) return anything;
  return fc.oneof({ weight: 12, arbitrary: valuesInside(schema) }, { weight: 1, arbitrary: anything });
}
