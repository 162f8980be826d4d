import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api-error';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { TextArea } from '#ui/text-area';
import { ChangedPeople } from './changed-people';
import { planningWords } from './planning.words';
import { draftsOf } from './publish-form';

interface SubmitFormProps {
  preview: PublicationPreview;
  isPending: boolean;
  error: unknown;
  onSubmit: (wish: { drafts: { id: number; version: number }[]; remark: string | null }) => Promise<void>;
}

/** What approving would change for whom, and the button that submits it to those who approve. */
export function SubmitForm({ preview, isPending, error, onSubmit }: SubmitFormProps) {
  const say = planningWords.use();
  const [remark, setRemark] = useState('');
  const drafts = draftsOf(preview);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isPending && drafts.length > 0) await onSubmit({ drafts, remark: remark.trim() || null });
  }

  return (
    <form className="stack-4" onSubmit={(event) => void submit(event)}>
      <p>{say('submit.what')}</p>
      <ChangedPeople preview={preview} />
      <TextArea
        label={say('submit.remark')}
        hint={say('submit.remark.hint')}
        value={remark}
        rows={2}
        maxLength={1000}
        onChange={({ target }) => setRemark(target.value)}
      />
      {Boolean(error) && <Message kind="danger">{errorText(error)}</Message>}
      <div>
        <Button look="solid" type="submit" aria-disabled={isPending || undefined}>
          {say('submit.button', { count: drafts.length })}
        </Button>
      </div>
    </form>
  );
}
