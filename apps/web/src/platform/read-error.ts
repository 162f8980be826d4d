import { ApiError, type FieldError } from './api-error';
import { readObject, readString } from './read-value';
import { refusals } from './refusals.words';
import { loadServerSentences, serverSentence } from './server-sentences';

function readFields(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const field = readObject(item);
    return field ? [{ path: String(field.path ?? ''), message: serverSentence(String(field.message ?? '')) }] : [];
  });
}

function readByField(error: Record<string, unknown>): Record<string, string[]> {
  const lists = Object.entries(error).filter(([key, value]) => key !== 'fields' && Array.isArray(value));
  return Object.fromEntries(
    lists.map(([key, value]) => [key, (value as unknown[]).map((item) => serverSentence(String(item)))]),
  );
}

const failed = ({ status, statusText }: Response) =>
  refusals.say('failed', { status, reason: statusText || refusals.say('requestFailed') });

/** Converts a failed response into an error in the language in use, whatever its body contains. */
export async function readError(response: Response): Promise<ApiError> {
  const body = readObject(await response.json().catch(() => undefined));
  await loadServerSentences();
  const error = readObject(body?.error) ?? {};
  const sentence = readString(body?.message) ?? readString(error.message);
  return new ApiError(
    response.status,
    readString(error.code) ?? 'HTTP',
    sentence ? serverSentence(sentence) : response.status === 400 ? '' : failed(response),
    { fields: readFields(error.fields), byField: readByField(error), current: body?.current, details: error },
  );
}
