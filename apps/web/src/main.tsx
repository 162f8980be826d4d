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

/** Not awaited by the module itself: what the first screen fetches may lead back to it. */
async function start(): Promise<void> {
  // Until the first screen has arrived, the page keeps the loader it came with.
  await Promise.all([startLanguage(), router.load()]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const page = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
  // As a transition it is drawn in slices, between which the browser answers.
  startTransition(() => createRoot(root).render(page));
}

void start();
