import type { $ZodType } from 'zod/v4/core';
import { formats } from './formats';
import { type Fault, type Outcome, refused, within } from './outcome';
import { Recorded } from './recorded';

type Reader = (args: readonly unknown[], value: unknown) => Outcome;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFinite = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function taken(isRight: boolean, value: unknown, said: unknown): Outcome {
  if (isRight) return { value };
  return refused(value === undefined || value === null ? 'required' : 'type', said);
}

function call(given: unknown, ...values: unknown[]): unknown {
  if (typeof given !== 'function') throw new TypeError('This step of a schema takes a function.');
  return given(...values);
}

/** Parses every part; the whole is valid only if all parts are. */
function eachOf(parts: readonly (readonly [name: string | number, schema: unknown, value: unknown])[]) {
  const faults: Fault[] = [];
  const values: [string | number, unknown][] = [];
  for (const [name, schema, value] of parts) {
    const outcome = read(schema, value);
    if (outcome.faults) faults.push(...within(name, outcome.faults));
    else values.push([name, outcome.value]);
  }
  return { faults, values };
}

function listOf(parts: readonly (readonly [number, unknown, unknown])[]): Outcome {
  const { faults, values } = eachOf(parts);
  return faults.length > 0 ? { faults } : { value: values.map(([, value]) => value) };
}

function readObject(others: 'dropped' | 'refused' | 'kept'): Reader {
  return ([shape], value) => {
    if (!isRecord(value)) return taken(false, value, undefined);
    const fields = Object.entries(isRecord(shape) ? shape : {});
    const unknown = Object.keys(value).filter((name) => !fields.some(([field]) => field === name));
    if (others === 'refused' && unknown.length > 0) return refused('type');
    const { faults, values } = eachOf(fields.map(([name, schema]) => [name, schema, value[name]]));
    if (faults.length > 0) return { faults };
    const kept = others === 'kept' ? unknown.map((name): [string, unknown] => [name, value[name]]) : [];
    const present = values.filter(([name, one]) => one !== undefined || name in value);
    return { value: Object.fromEntries([...kept, ...present]) };
  };
}

const readRecord: Reader = ([key, schema], value) => {
  if (!isRecord(value)) return taken(false, value, undefined);
  const names = Object.keys(value);
  const wrong = names.flatMap((name) => within(name, read(key, name).faults ?? []));
  const { faults, values } = eachOf(names.map((name) => [name, schema, value[name]]));
  return wrong.length + faults.length > 0 ? { faults: [...wrong, ...faults] } : { value: Object.fromEntries(values) };
};

/** Takes the first choice that accepts the value; otherwise reports the faults of one whose type matched. */
const readUnion: Reader = ([choices, said], value) => {
  let furthest: Outcome | undefined;
  for (const choice of Array.isArray(choices) ? choices : []) {
    const outcome = read(choice, value);
    if (!outcome.faults) return outcome;
    if (outcome.faults.some(({ code }) => code !== 'type' && code !== 'choice')) furthest = outcome;
  }
  return furthest && said === undefined ? furthest : taken(false, value, said);
};

const kinds: Record<string, Reader> = {
  string: ([said], value) => taken(typeof value === 'string', value, said),
  number: ([said], value) => taken(isFinite(value), value, said),
  int: ([said], value) => taken(Number.isSafeInteger(value), value, said),
  boolean: ([said], value) => taken(typeof value === 'boolean', value, said),
  unknown: (_args, value) => ({ value }),
  'coerce.number': ([said], value) => taken(isFinite(Number(value)), Number(value), said),
  literal: ([wanted, said], value) =>
    [wanted].flat().includes(value) ? { value } : refused(value === undefined ? 'required' : 'choice', said),
  enum: ([wanted, said], value) =>
    Array.isArray(wanted) && wanted.includes(value)
      ? { value }
      : refused(value === undefined ? 'required' : 'choice', said),
  array: ([schema], value) =>
    Array.isArray(value) ? listOf(value.map((one, at) => [at, schema, one])) : taken(false, value, undefined),
  tuple: ([schemas], value) =>
    Array.isArray(value) && Array.isArray(schemas) && value.length === schemas.length
      ? listOf(schemas.map((schema, at) => [at, schema, value[at]]))
      : taken(false, value, undefined),
  object: readObject('dropped'),
  strictObject: readObject('refused'),
  looseObject: readObject('kept'),
  record: readRecord,
  partialRecord: readRecord,
  union: readUnion,
  preprocess: ([prepare, schema], value) => read(schema, call(prepare, value)),
  optional: ([schema], value) => (value === undefined ? { value } : read(schema, value)),
  nullable: ([schema], value) => (value === null ? { value } : read(schema, value)),
};

const sizeOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : Number(value));

function bounded(isRight: (size: number, limit: number) => boolean, small: 'short' | 'long', large: 'least' | 'most') {
  const bound: Reader = ([limit, said], value) =>
    isRight(sizeOf(value), Number(limit)) ? { value } : refused(typeof value === 'number' ? large : small, said, limit);
  return bound;
}

/** Tolerates rounding errors of decimals, as zod does. */
function isMultiple(value: unknown, step: unknown): boolean {
  const ratio = Number(value) / Number(step);
  return Math.abs(ratio - Math.round(ratio)) < 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
}

const steps: Record<string, Reader> = {
  min: bounded((size, limit) => size >= limit, 'short', 'least'),
  max: bounded((size, limit) => size <= limit, 'long', 'most'),
  int: ([said], value) => taken(Number.isSafeInteger(value), value, said),
  trim: (_args, value) => ({ value: String(value).trim() }),
  toUpperCase: (_args, value) => ({ value: String(value).toUpperCase() }),
  regex: ([pattern, said], value) =>
    pattern instanceof RegExp && new RegExp(pattern).test(String(value)) ? { value } : refused('format', said),
  multipleOf: ([step, said], value) => (isMultiple(value, step) ? { value } : refused('format', said)),
  refine: ([isRight, said], value) => (call(isRight, value) ? { value } : refused('custom', said)),
  superRefine: ([check], value) => {
    const faults: Fault[] = [];
    call(check, value, { addIssue: (said: unknown) => faults.push(...(refused('custom', said).faults ?? [])) });
    return faults.length > 0 ? { faults } : { value };
  },
  transform: ([change], value) => ({ value: call(change, value) }),
  pipe: ([schema], value) => read(schema, value),
};

function readFormat(name: string, [options]: readonly unknown[], value: unknown): Outcome {
  if (typeof value !== 'string') return taken(false, value, options);
  return formats[name]?.(value, options) ? { value } : refused('format', options);
}

function read(schema: unknown, value: unknown): Outcome {
  if (!(schema instanceof Recorded)) throw new TypeError('Only a recorded schema can be read.');
  const { name, args, before } = schema;
  if (!before) return kinds[name]?.(args, value) ?? readFormat(name, args, value);
  if (name === 'default') return value === undefined ? { value: args[0] } : read(before, value);
  const outcome = read(before, value);
  return outcome.faults ? outcome : steps[name]!(args, outcome.value);
}

/** Some refinements in the contract call `safeParse` on a schema. */
Object.defineProperty(Recorded.prototype, 'safeParse', {
  value(this: Recorded, value: unknown) {
    return { success: !read(this, value).faults };
  },
});

/** Parses a value by a contract schema: returns the result, or why the server would refuse it. */
export function parse(schema: $ZodType, value: unknown): Outcome {
  return read(schema, value);
}
