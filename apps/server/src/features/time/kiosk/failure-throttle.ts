const windowSeconds = 300;
const mostFailures = 30;

/** Whoever failed too often of late waits. */
export interface FailureThrottle {
  rememberFailure: (name: string) => void;
  secondsToWait: (name: string) => number;
}

/** Of one running server alone: it slows somebody down who tries code after code, from a kiosk or from an address. */
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
