import { parseArgs } from 'node:util';

/** Parses `--name value` and positional arguments; throws a one-line Error for an unknown name. */
export function readArguments<const Names extends readonly string[]>(names: Names, flags: readonly string[] = []) {
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }] as const),
    ...flags.map((name) => [name, { type: 'boolean' as const }] as const),
  ]);
  const parsed = parseArgs({ options, allowPositionals: true });
  const values: Record<string, unknown> = parsed.values;
  const { positionals } = parsed;
  return {
    values: values as { [K in Names[number]]?: string },
    has: (flag: string) => values[flag] === true,
    positionals,
  };
}

/** Returns the integer value of an option; throws an Error that names the option if it is invalid. */
export function wholeNumber(name: string, value: string | undefined, min: number, max: number): number {
  const number = Number(value);
  if (value === undefined || !Number.isInteger(number) || number < min || number > max) {
    throw new Error(`Set --${name} to a whole number from ${min} to ${max}.`);
  }
  return number;
}
