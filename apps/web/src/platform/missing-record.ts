import { ApiError } from './api-error';

/** Whether the record does not exist; `id` is null if the URL contains no valid id. */
export function isMissing(id: number | null, error: unknown): boolean {
  return id === null || (error instanceof ApiError && (error.status === 404 || error.status === 400));
}
