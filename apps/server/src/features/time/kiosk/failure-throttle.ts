const windowSeconds = 300;
const mostFailures = 30;

/** Makes a caller wait after too many recent failures. */
export interface FailureThrottle {
  rememberFailure: (name: string) => void;
  secondsToWait: (name: string) => number;
}

/** In memory of this server only; slows down anyone who tries many codes from one kiosk or address. */
export function failureThrottle(): FailureThrottle {
  const failures = new Map<string, number[]>();
  const recent = (name: string): number[] => {
    const since = Date.now() - windowSeconds * 1000;
    return (failures.get(name) ?? []).filter((at) => at > since);
  };
  return {
    rememberFailure(name) {
      for (const known of failures.keys()) if (recent(known).length === 0) failures.delete(known);
      failures.set(name, [...recent(name), Date.now()].slice(-mostFailures));
    },
    secondsToWait(name) {
      const known = recent(name);
      if (known.length < mostFailures) return 0;
      return Math.max(1, Math.ceil(windowSeconds - (Date.now() - known[0]!) / 1000));
    },
  };
}
