import type { RouteContract } from '@horae/contract/route';
import { safeParse } from 'zod/v4/core';
import { type Profile, valuesOf } from './extreme-values';
import { filled, inputSchemas, type Path, type Schema } from './full-request';

export type Request = Partial<Record<'params' | 'query' | 'body', unknown>>;

/** Values of fields by name: records that exist, of which each entry of a list takes the next, and whole objects. */
export interface Known {
  values: Record<string, unknown>;
  whole: Record<string, unknown>;
}

const mostTries = 300;
/** Below the limits of the server. */
const largestBody = 1_000_000;
const largestQuery = 8000;

const placeOf = (path: Path) => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');

/**
 * Builds a request that the contract takes and that is as extreme as the profile says, with ranges of `span` days. Null
 * if there is none with this span.
 */
export function extremeRequest(contract: RouteContract, profile: Profile, known: Known, span: number): Request | null {
  const schemas = inputSchemas(contract);
  /** Which of its values a field has now. */
  const turns = new Map<string, number>();
  let most = 1;

  function build(): Request {
    const leaf = (schema: Schema, path: Path) => {
      const name = String(path.findLast((part) => typeof part === 'string'));
      if (name in known.values) return knownAt(known.values[name], path);
      const values = valuesOf(schema, path, profile, span);
      const turn = turns.get(placeOf(path)) ?? turns.set(placeOf(path), 0).get(placeOf(path))!;
      return distinct(values[turn % values.length], path);
    };
    const count = ({ minItems = 0, maxItems = most }: Schema) =>
      profile.lists === 'many' ? Math.min(maxItems, most) : Math.min(maxItems, Math.max(minItems, 1));
    const variant = (variants: Schema[]) =>
      profile.nulls
        ? (variants.find(({ type }) => type === 'null') ?? variants[0]!)
        : (variants.find(({ properties }) => properties) ?? variants.find(({ type }) => type !== 'null')!);
    const whole = (path: Path) => known.whole[String(path.at(-1))];
    const filling = { whole, leaf, count, variant };
    return Object.fromEntries(Object.entries(schemas).map(([part, schema]) => [part, filled(schema, filling)]));
  }

  /** Gives the next value to the fields at fault; false if none is left that could help. */
  function mend(request: Request): boolean {
    const faults = faultsOf(contract, request);
    for (const fault of faults) {
      const at = [...turns.keys()].filter((place) => place === fault || place.startsWith(`${fault}.`));
      for (const place of at) turns.set(place, turns.get(place)! + 1);
      if (at.length === 0) return false;
    }
    return true;
  }

  let request = build();
  for (let tries = 0; faultsOf(contract, request).length > 0; tries++) {
    if (tries === mostTries || !mend(request)) return null;
    request = build();
  }
  if (profile.lists === 'few') return isSmall(request) ? request : null;
  // The longest lists that the contract and the size of a body allow.
  for (most of [10_000, 5000, 1000, 200, 100, 50, 25, 10, 5, 2, 1]) {
    request = build();
    if (isSmall(request) && faultsOf(contract, request).length === 0) return request;
  }
  return null;
}

function isSmall({ query, body }: Request): boolean {
  const sizeOf = (part: unknown) => Buffer.byteLength(JSON.stringify(part) ?? '');
  return sizeOf(body) < largestBody && sizeOf(query) < largestQuery;
}

/** The places of a request that its contract refuses, with `*` for the entries of lists. */
function faultsOf(contract: RouteContract, request: Request): string[] {
  const places = (['params', 'query', 'body'] as const).flatMap((part) => {
    const { error } = contract[part] ? safeParse(contract[part], request[part]) : {};
    return (error?.issues ?? []).map(({ path }) => placeOf(path as Path));
  });
  return [...new Set(places)];
}

// Entries of a list are other records and other names.
const knownAt = (value: unknown, path: Path) =>
  Array.isArray(value) ? value[Number(path.findLast((part) => typeof part === 'number') ?? 0) % value.length] : value;

function distinct(value: unknown, path: Path): unknown {
  const at = path.findLast((part) => typeof part === 'number');
  if (!at || typeof value !== 'string' || value.length < 8 || /\d{4}-\d{2}/.test(value)) return value;
  return `${value.slice(0, -6)}${String(at).padStart(6, '0')}`;
}
