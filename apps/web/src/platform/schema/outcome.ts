export type FaultCode = 'type' | 'required' | 'format' | 'choice' | 'least' | 'most' | 'short' | 'long' | 'custom';

/** Why a value is refused, and which part of it. */
export interface Fault {
  path: readonly PropertyKey[];
  code: FaultCode;
  /** The contract's own message. */
  message?: string | undefined;
  /** The bound, for values that are too short, long, small or large. */
  limit?: unknown;
}

/** A parsed value, or why it is refused. */
export type Outcome = { value: unknown; faults?: undefined } | { faults: readonly Fault[] };

/** Reads a schema's error option: a plain message, or an object with message and path. */
function saidIn(said: unknown): { message: string | undefined; path: PropertyKey[] } {
  if (typeof said === 'string') return { message: said, path: [] };
  const options: Record<string, unknown> =
    typeof said === 'object' && said !== null ? Object.fromEntries(Object.entries(said)) : {};
  const { error, message = error, path } = options;
  return {
    message: typeof message === 'string' ? message : undefined,
    path: Array.isArray(path) ? path.map(String) : [],
  };
}

export function refused(code: FaultCode, said?: unknown, limit?: unknown): Outcome {
  return { faults: [{ ...saidIn(said), code, limit }] };
}

/** Prefixes the faults of a part with its name. */
export function within(name: PropertyKey, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, path: [name, ...fault.path] }));
}
