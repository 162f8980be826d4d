/** Sends calls with the current token; after any number of 401s it is renewed once, and each call is retried once. */
export interface RenewalQueue {
  send(attempt: (token: string | null) => Promise<Response>): Promise<Response>;
  /** Renews immediately, or joins a pending renewal. */
  renew(): Promise<string>;
}

export function createRenewalQueue(
  currentToken: () => string | null,
  renewToken: (refused: string | null) => Promise<string>,
): RenewalQueue {
  let underWay: Promise<string> | null = null;

  function renew(refused: string | null): Promise<string> {
    underWay ??= renewToken(refused).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    renew: () => renew(currentToken()),
    async send(attempt) {
      const token = underWay ? await underWay : currentToken();
      const response = await attempt(token);
      if (response.status !== 401) return response;
      const now = currentToken();
      // Another call or tab renewed the token during this request.
      const renewed = now !== null && now !== token && !underWay ? now : await renew(token);
      return attempt(renewed);
    },
  };
}
