/** Parses stored text as JSON, or returns the text itself; `undefined` if there is none. */
export function readText(text: string | null): unknown {
  if (text === null || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export function readObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

export function readBoolean(value: unknown, standard: boolean): boolean {
  return typeof value === 'boolean' ? value : standard;
}

export function readString(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function readOneOf<T extends string>(value: unknown, choices: readonly T[], standard: T): T {
  return choices.find((choice) => choice === value) ?? standard;
}

/** Reads a positive integer, stored as number or text. */
export function readId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : null;
}
