import { startServed } from './served.mjs';
import { playwright } from './suites.mjs';

/** Two workers, each with a server and a database of its own: no test meets what another one is changing. */
export async function productInBrowser(name, environment, chosen) {
  const served = await Promise.all([startServed(environment), startServed(environment)]);
  try {
    const E2E_BASE_URL = served.map(({ address }) => address).join(',');
    return await playwright(name, 'e2e/playwright.config.ts', { ...environment, E2E_BASE_URL }, chosen);
  } finally {
    await Promise.all(served.map(({ stop }) => stop()));
  }
}
