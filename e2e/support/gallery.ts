import { test as plain } from '@playwright/test';
import { startGallery } from './gallery-server';

/** Provides the URL of the gallery, which is built once per worker. */
export const test = plain.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from this pattern which fixtures are needed: none
    async ({}, use) => {
      const server = await startGallery();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
