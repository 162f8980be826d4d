import type { ServerResponse } from 'node:http';

/** Calls back once a response has closed; at once if its caller left before, while something was awaited. */
export function onceClosed(response: ServerResponse, then: () => void): void {
  if (response.closed) then();
  else response.once('close', then);
}
