import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@horae/ergani/simulator';

/** The default simulator of every hotel: started on first use, stored in the data directory. */
export function builtInSimulator(dataDirectory: string) {
  let running: Promise<Simulator> | undefined;
  const start = async () => {
    await mkdir(dataDirectory, { recursive: true });
    return startSimulator({ stateFile: join(dataDirectory, 'ergani-simulator.json') });
  };
  return {
    async address(): Promise<string> {
      running ??= start();
      try {
        return (await running).baseUrl;
      } catch (error) {
        running = undefined;
        throw error;
      }
    },
    async stop(): Promise<void> {
      await (await running?.catch(() => undefined))?.stop();
      running = undefined;
    },
  };
}

export type BuiltInSimulator = ReturnType<typeof builtInSimulator>;
