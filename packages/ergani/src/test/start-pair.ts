import { type Simulator, type SimulatorOptions, sampleEmployer, startSimulator } from '../../simulator';
import { createErganiClient, type ErganiClient, type ErganiClientOptions } from '../index';

/** A simulator over HTTP and a client for it, sharing one clock that a test can set. */
export interface Pair {
  readonly simulator: Simulator;
  readonly client: ErganiClient;
  readonly clock: { now: number };
  /** The waits that the client requested, in milliseconds; they take no time. */
  readonly waits: number[];
  /** Addresses that were called, relative to the base. */
  readonly calls: string[];
  another(options?: Partial<ErganiClientOptions>): ErganiClient;
}

export async function startPair(
  options: SimulatorOptions = {},
  clientOptions: Partial<ErganiClientOptions> = {},
): Promise<Pair> {
  const clock = { now: Date.parse('2026-07-14T12:00:00+03:00') };
  const simulator = await startSimulator({ clock: () => clock.now, ...options });
  const waits: number[] = [];
  const calls: string[] = [];
  const { username, password } = options.employers?.[0] ?? sampleEmployer;
  const another = (more: Partial<ErganiClientOptions> = {}) =>
    createErganiClient({
      baseUrl: simulator.baseUrl,
      credentials: { username, password },
      userType: '02',
      clock: () => clock.now,
      sleep: async (ms) => void waits.push(ms),
      random: () => 0.5,
      fetch: (url, init) => {
        calls.push(`${init?.method} ${String(url).slice(simulator.baseUrl.length + 1)}`);
        return fetch(url, init);
      },
      ...more,
    });
  return { simulator, client: another(clientOptions), clock, waits, calls, another };
}
