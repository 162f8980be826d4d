import { ApiError } from '#platform/api-error';
import { readId } from '#platform/read-value';

/** The number in the address; 0, which no invoice has, when it is none. */
export const invoiceIdOf = (text: string): number => readId(text) ?? 0;

/** Is the failure that there is no such invoice? */
export function isMissing(id: number, error: unknown): boolean {
  return id === 0 || (error instanceof ApiError && (error.status === 404 || error.status === 400));
}
