import { fieldWords, valueWords } from './audit-words';

/** One value changed by an action, as text. */
export interface AuditChange {
  field: string;
  before: string;
  after: string;
}

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flattens nested values to paths: `place.department`. */
function flat(values: Values, timeZone?: string, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(values)) {
    const name = path ? `${path}.${key}` : key;
    if (isValues(value)) for (const [inner, text] of flat(value, timeZone, name)) found.set(inner, text);
    else found.set(name, valueWords(value, key, timeZone));
  }
  return found;
}

// The entry already names the object, and every change increases the version.
const counted = new Set(['id', 'version']);

/**
 * The differences between before and after; all recorded values if the object was added, removed or viewed. Moments are
 * in the time zone given, by default the device's.
 */
export function auditChanges(before: Values, after: Values, timeZone?: string): AuditChange[] {
  const [old, young] = [flat(before, timeZone), flat(after, timeZone)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? '', after: young.get(field) ?? '' }))
    .filter(({ field, ...change }) => !counted.has(field) && change.before !== change.after)
    .map(({ field, ...change }) => ({ field: fieldWords(field), ...change }));
}

/** The changes on one line. */
export function changesLine(changes: readonly AuditChange[]): string {
  return changes
    .map(({ field, before, after }) =>
      before && after ? `${field}: ${before} → ${after}` : `${field}: ${after || `${before} → –`}`,
    )
    .join(' · ');
}
