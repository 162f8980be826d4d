import './platform/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from './platform/i18n';
import { queryClient } from './platform/query-client';
import { watchRipples } from './platform/ripple';
import { removeServiceWorkers } from './platform/service-workers';
import { keepSession } from './platform/session-keeper';
import { router } from './router';
import { awaitTips } from './ui/tips/await-tips';

removeServiceWorkers();
keepSession();
watchRipples();
awaitTips();

/** Not a top-level await, as chunks loaded for the first screen may import this module again. */
async function start(): Promise<void> {
  // The page keeps its initial loader until the first screen has loaded.
  startLanguage();
  await router.load();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const page = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
  // A transition renders in slices, so that the browser can respond in between.
  startTransition(() => createRoot(root).render(page));
}

void start();
