import { defineConfig } from '@playwright/test';

const port = 4781;

export default defineConfig({
  testDir: './browser',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // A machine under load may miss a deadline once; a test that fails twice is broken.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1400, height: 800 },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `npx vite example --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: import.meta.dirname,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: !process.env['CI'],
  },
});
