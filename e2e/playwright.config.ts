import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const systemChromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH ?? systemChromiums.find((path) => existsSync(path));
// Chromium refuses to run its sandbox as root.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A starved machine may miss a deadline once; what fails twice is broken.
  retries: 1,
  // Two cores may be shared with other work; nothing here measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Nothing is asked of what moves; what stands still is tested sooner and looks the same twice.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:4000',
    launchOptions: { ...(executablePath && { executablePath }), args },
    // A trace of every test costs a sixth of the whole time.
    trace: 'on-first-retry',
  },
});
