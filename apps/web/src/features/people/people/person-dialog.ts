import type { Person } from '@horae/contract/person';
import { isOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import type { Seen } from './people.queries';

/** The props shared by all forms about one person. */
export interface PersonDialogProps {
  person: Person;
  /** The version read when the form opened. */
  seen: Seen;
  /** Someone else has changed the person: loads the new version, so that submitting again is deliberate. */
  onStale: () => void;
  /** While that is loading, nothing can be submitted. */
  isReading: boolean;
  onClose: () => void;
}

/** The callbacks of a submission: a notification with undo, or the reason why it failed. */
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
      if (isOutdated(error)) onStale();
      onError?.(error);
    },
  };
}
