import { ApiError, type FieldError } from './api-error';
import { readObject, readString } from './read-value';

function readFields(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const field = readObject(item);
    return field ? [{ path: String(field.path ?? ''), message: String(field.message ?? '') }] : [];
  });
}

function readByField(error: Record<string, unknown>): Record<string, string[]> {
  const lists = Object.entries(error).filter(([key, value]) => key !== 'fields' && Array.isArray(value));
  return Object.fromEntries(lists.map(([key, value]) => [key, (value as unknown[]).map(String)]));
}

/** Converts a failed response into an error, whatever its body contains. */
export async function readError(response: Response): Promise<ApiError> {
  const body = readObject(await response.json().catch(() => undefined));
  const error = readObject(body?.error) ?? {};
  const sentence = readString(body?.message) ?? readString(error.message);
  return new ApiError(
    response.status,
    readString(error.code) ?? 'HTTP',
    sentence ?? (response.status === 400 ? '' : `Error ${response.status}: ${response.statusText || 'Request failed'}`),
    { fields: readFields(error.fields), byField: readByField(error), current: body?.current, details: error },
  );
}
