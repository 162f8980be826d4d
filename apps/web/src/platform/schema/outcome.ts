export type FaultCode = 'type' | 'required' | 'format' | 'choice' | 'least' | 'most' | 'short' | 'long' | 'custom';

/** Why a value is refused, and where in it. */
export interface Fault {
  path: readonly PropertyKey[];
  code: FaultCode;
  /** What the contract says of it. */
  message?: string | undefined;
  /** Of what is too short, long, small or large. */
  limit?: unknown;
}

/** A value as the contract reads it, or why it is refused. */
export type Outcome = { value: unknown; faults?: undefined } | { faults: readonly Fault[] };

/** What a schema says of its refusal: a sentence alone, or beside where it belongs. */
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

/** The faults of a part, as faults of the whole. */
export function within(name: PropertyKey, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, path: [name, ...fault.path] }));
}
