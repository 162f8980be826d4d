/** A punch that counts; `second` is in epoch seconds. */
export interface Clocked {
  second: number;
  direction: 'in' | 'out' | null;
}

/** The state after these punches, oldest first; a punch without a direction toggles it. */
export function stateAfter(punches: readonly Clocked[]): { state: 'in' | 'out'; since: number | null } {
  let state: 'in' | 'out' = 'out';
  let since: number | null = null;
  for (const { second, direction } of punches) {
    const next: 'in' | 'out' = direction ?? (state === 'in' ? 'out' : 'in');
    if (next !== state || since === null) since = second;
    state = next;
  }
  return { state, since };
}
