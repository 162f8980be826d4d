import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_frame/(office)/email/')({
  beforeLoad: () => {
    throw redirect({ to: '/email/$', params: { _splat: 'inbox' }, search: true, replace: true });
  },
});
