import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { queryClient } from '#platform/query-client';
import { sendBackRoster, submissionsKey } from '#roster/approval/roster-approval.queries';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { TextArea } from '#ui/text-area';
import { rosterApprovalWords } from './roster-approval.words';

interface SendBackFormProps {
  hotel: number;
  id: number;
  version: number;
}

/** Asks what should be different in a submitted roster, and sends it back. */
export function SendBackForm({ hotel, id, version }: SendBackFormProps) {
  const say = rosterApprovalWords.use();
  const [answer, setAnswer] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [key, setKey] = useState(newKey);
  const sending = useMutation(sendBackRoster(hotel, key, say('sendBack.done')));
  const isMissing = answer.trim() === '';

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (isMissing || sending.isPending) return;
    try {
      await sending.mutateAsync({ id, version, answer: answer.trim() });
    } catch {
      setKey(newKey());
      await queryClient.invalidateQueries({ queryKey: submissionsKey(hotel) });
    }
  }

  return (
    <form className="stack-2" onSubmit={(event) => void send(event)}>
      <TextArea
        label={say('sendBack.remarks')}
        value={answer}
        rows={3}
        maxLength={1000}
        required
        autoFocus
        error={isAsked && isMissing ? say('sendBack.missing') : undefined}
        onChange={({ target }) => setAnswer(target.value)}
      />
      {sending.error && <Message kind="danger">{errorText(sending.error)}</Message>}
      <div>
        <Button look="solid" type="submit" aria-disabled={sending.isPending || undefined}>
          {say('sendBack')}
        </Button>
      </div>
    </form>
  );
}
