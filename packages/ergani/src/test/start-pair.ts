import { type Simulator, type SimulatorOptions, sampleEmployer, startSimulator } from '../../simulator';
import { createErganiClient, type ErganiClient, type ErganiClientOptions } from '../index';

/** A simulator over real http and a client of it, on one clock that a test sets. */
export interface Pair {
  readonly simulator: Simulator;
  readonly client: ErganiClient;
  readonly clock: { now: number };
  /** The waits that the client asked for; they take no time. */
  readonly waits: number[];
  /** Addresses that were called, without the base. */
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
