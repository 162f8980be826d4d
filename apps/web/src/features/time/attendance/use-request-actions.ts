import type { RequestAction } from '@horae/contract/time/correction-requests.contract';
import { useMutation } from '@tanstack/react-query';
import { errorText, isOutdated } from '#platform/api-error';
import { notify, notifyUndo } from '#platform/notify';
import { queryClient } from '#platform/query-client';
import { decideRequest, everyRequest } from './requests.queries';
import { inboxRequestsWords } from './requests.words';

export interface RequestActions {
  /** `tag` is that of the displayed request and day. */
  decide: (action: RequestAction, sent: { id: number; tag?: string | undefined; answer?: string }) => void;
  isBusy: boolean;
  error: unknown;
}

/** Accepts, refuses and reopens requests; `onDone` closes the drawer. */
export function useRequestActions(hotel: number, onDone: () => void): RequestActions {
  const run = useMutation(decideRequest);

  const decide: RequestActions['decide'] = (action, { id, tag, answer = '' }) => {
    if (run.isPending) return;
    const say = inboxRequestsWords.say;
    run.mutate(
      { tag, body: { hotel, id, deed: action, answer } },
      {
        onSuccess: () => {
          if (action === 'refuse') notifyUndo(say('done_refuse'), say('undo'), () => decide('reopen', { id }));
          else notify(say(`done_${action}`), { kind: 'success' });
          if (action !== 'reopen') onDone();
        },
        onError: (error) => {
          // The current state is loaded and shows what happened; only a stale tag needs an explanation here.
          if (isOutdated(error)) notify(errorText(error), { kind: 'error' });
          void queryClient.invalidateQueries({ queryKey: everyRequest });
        },
      },
    );
  };

  return { decide, isBusy: run.isPending, error: run.error };
}
