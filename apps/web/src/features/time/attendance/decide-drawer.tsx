import { correctionRequestsContract } from '@horae/contract/time/correction-requests.contract';
import { Button } from '#ui/button';
import { FormDialog } from '#ui/forms/form-dialog';
import { TextArea } from '#ui/text-area';
import { useForm } from '#ui/use-form';
import { RequestEvidence } from './request-evidence';
import type { OneRequest } from './requests.queries';
import { inboxRequestsWords } from './requests.words';
import type { RequestActions } from './use-request-actions';

interface DecideDrawerProps {
  one: OneRequest;
  tag: string | undefined;
  actions: RequestActions;
  /** The answer typed so far; kept by the parent because it outlives the form. */
  typed: string;
  onType: (answer: string) => void;
  onClose: () => void;
}

/** An open request: it is accepted with or without an answer, or refused with one. */
export function DecideDrawer({ one, tag, actions, typed, onType, onClose }: DecideDrawerProps) {
  const say = inboxRequestsWords.use();
  const form = useForm({ answer: typed }, { shape: correctionRequestsContract.decide.body.shape });
  const { id, employee } = one.request;
  const answer = form.values.answer.trim();

  function refuse(): void {
    if (answer !== '') {
      actions.decide('refuse', { id, tag, answer });
      return;
    }
    form.setError('answer', say('answerFault'));
    form.focus('answer');
  }

  return (
    <FormDialog
      isDrawer
      title={say('titleOf', { name: employee.name })}
      form={form.props(() => actions.decide('accept', { id, tag, answer }))}
      onClose={onClose}
      isDirty={answer !== ''}
      isBusy={actions.isBusy}
      error={actions.error}
      submit={say('accept')}
      actions={
        <Button aria-disabled={actions.isBusy || undefined} onClick={refuse}>
          {say('refuse')}
        </Button>
      }
    >
      <RequestEvidence one={one} />
      <TextArea
        {...form.field('answer')}
        label={say('answer')}
        hint={say('answerHint')}
        onChange={(event) => {
          form.set('answer', event.currentTarget.value);
          onType(event.currentTarget.value);
        }}
      />
      <p className="quiet">{say('acceptSays')}</p>
    </FormDialog>
  );
}
