import { ApiError } from '#platform/api-error';
import { readId } from '#platform/read-value';

/** The invoice number in the URL; 0, which no invoice has, if it is invalid. */
export const invoiceIdOf = (text: string): number => readId(text) ?? 0;

/** Whether the error means that the invoice does not exist. */
export function isMissing(id: number, error: unknown): boolean {
  return id === 0 || (error instanceof ApiError && (error.status === 404 || error.status === 400));
}
