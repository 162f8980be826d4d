import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { formatRange } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { type Answers, answered, isTaken } from '#roster/declaring/days-to-take.rules';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { ErrorPanel } from '#ui/error-panel';
import { Message } from '#ui/message';
import { SkeletonGrid } from '#ui/skeleton';
import { uiWords } from '#ui/ui.words';
import { daysOfList } from './days-of-list';
import { type DaysAsked, submitDays, toSubmitQuery } from './declarations.queries';
import { declarationsWords } from './declarations.words';
import styles from './submit-dialog.module.css';
import { SubmitFoot } from './submit-foot';
import { SubmitSections } from './submit-sections';
import { peopleByWeek, peopleTaken } from './to-submit.rules';

interface SubmitDialogProps {
  asked: DaysAsked;
  onClose: () => void;
  onSubmitted: () => void;
}

/** The list of what would be declared; exactly the days that are taken in it are submitted. */
export function SubmitDialog({ asked, onClose, onSubmitted }: SubmitDialogProps) {
  const say = declarationsWords.use();
  const sayUi = uiWords.use();
  const { data, error, refetch, isFetching } = useQuery(toSubmitQuery(asked));
  const [key, setKey] = useState(newKey);
  const submitting = useMutation(submitDays(key));
  const [answers, setAnswers] = useState<Answers>(new Map());
  const days = useMemo(() => daysOfList(data?.people ?? [], say), [data, say]);
  const taken = days.filter((day) => isTaken(day, answers));
  const people = peopleTaken(data?.people ?? [], taken);
  const { hotel, from, to } = asked;

  async function submit(): Promise<void> {
    if (submitting.isPending || isFetching || people.length === 0) return;
    try {
      const { queued: count } = await submitting.mutateAsync({ hotel, from, to, people });
      notify(say('queued', { count }), { kind: 'success' });
      onSubmitted();
    } catch (fault) {
      // After any other fault the same submission may be sent again with its key.
      if (!(fault instanceof ApiError) || fault.status < 400 || fault.status >= 500) return;
      setKey(newKey());
      void refetch();
    }
  }

  return (
    <Dialog title={say('list.title', { range: formatRange(from, to) })} isOpen onClose={onClose} size="large">
      <div className={styles.body} aria-busy={isFetching || undefined}>
        {submitting.error && <Message kind="danger">{errorText(submitting.error)}</Message>}
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonGrid count={5} height={48} columns="1fr" />}
        {data?.people.length === 0 && <p className="quiet">{say('list.none')}</p>}
        <SubmitSections
          days={days}
          isTaken={(day) => isTaken(day, answers)}
          onTake={(those, isOn) => setAnswers(answered(answers, those, isOn))}
        />
        {[...peopleByWeek(data?.people ?? [], taken)].map(([monday, count]) => (
          <Message key={monday} kind="info">
            {say('list.everyWeek', { count, day: formatRange(monday, monday) })}
          </Message>
        ))}
      </div>
      {days.length > 0 ? (
        <SubmitFoot
          days={taken.length}
          people={people.length}
          left={days.length - taken.length}
          isBusy={submitting.isPending || isFetching}
          onSubmit={() => void submit()}
          onClose={onClose}
        />
      ) : (
        <div className={styles.foot}>
          <Button onClick={onClose}>{sayUi('close')}</Button>
        </div>
      )}
    </Dialog>
  );
}
