import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../apps/web/', import.meta.url));
const contract = fileURLToPath(new URL('../../packages/contract/src/', import.meta.url));

export interface DevServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the browser application module by module in front of the real server, so that a test can import the very
 * modules that the page uses, such as `call`.
 */
export async function startDevServer(server: string): Promise<DevServer> {
  process.env.HORAE_SERVER = server;
  const { createServer } = (await import(createRequire(import.meta.url).resolve('vite'))) as typeof import('vite');
  const vite = await createServer({
    configFile: `${web}vite.config.ts`,
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    logLevel: 'error',
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The development server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => vite.close() };
}

/** The URLs from which the page itself loads these modules. */
export const modules = {
  api: '/src/platform/api.ts',
  staffTimeline: `/@fs${contract}scheduling/staff-timeline.contract.ts`,
};
