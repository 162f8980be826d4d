import { ApiError } from './api-error';

/** Is there no such record? `id` is null when the address names none that could be. */
export function isMissing(id: number | null, error: unknown): boolean {
  return id === null || (error instanceof ApiError && (error.status === 404 || error.status === 400));
}
