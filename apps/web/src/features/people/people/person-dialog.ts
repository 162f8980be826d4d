import type { Person } from '@horae/contract/person';
import { ApiError } from '#platform/api-error';
import { notify } from '#platform/notify';
import type { Seen } from './people.queries';

/** What every form about one person gets. */
export interface PersonDialogProps {
  person: Person;
  /** As read when the form opened. */
  seen: Seen;
  /** Somebody else was faster: reads again, so that sending once more is meant. */
  onStale: () => void;
  /** While that is read nothing is sent. */
  isReading: boolean;
  onClose: () => void;
}

/** What follows from sending: a word and the way back, or the reason why not. */
export function afterSending(
  { onStale, onClose }: Pick<PersonDialogProps, 'onStale' | 'onClose'>,
  done: string | (() => void),
  onError?: (error: Error) => void,
) {
  return {
    onSuccess: () => {
      if (typeof done === 'string') notify(done, { kind: 'success' });
      else done();
      onClose();
    },
    onError: (error: Error) => {
      if (error instanceof ApiError && error.status === 412) onStale();
      onError?.(error);
    },
  };
}
