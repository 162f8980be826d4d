import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const systemChromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH ?? systemChromiums.find((path) => existsSync(path));
const args = [
  // Chromium refuses to run its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Two browsers have two cores: helper threads only take turns with what they help, and cost a tenth more.
  '--js-flags=--single-threaded',
  '--num-raster-threads=1',
  '--disable-gpu-compositing',
];

// A worker reads this file with its index set, and takes the server at that place of the list.
const servers = (process.env.E2E_BASE_URL ?? 'http://localhost:4000').split(',');
const server = servers[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % servers.length];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A machine under load may miss a deadline once; a test that fails twice is broken.
  retries: 1,
  // Generous, because the machine may be busy with other work; nothing here measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // No test is about animations; without them, tests are faster and more stable.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: server,
    launchOptions: { ...(executablePath && { executablePath }), args },
    // Tracing every test would take a sixth of the total time.
    trace: 'on-first-retry',
  },
});
