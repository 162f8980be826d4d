import type { Declaring, PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText } from '#platform/api-error';
import { hoursText } from '#platform/format-hours';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { TextArea } from '#ui/text-area';
import { ChangedPeople } from './changed-people';
import { DaysToDeclare } from './days-to-declare';
import { isAtShortNotice } from './person-changes';
import { planningWords } from './planning.words';
import { WhoIsTold } from './who-is-told';

/** What publishing is told with the drafts that were seen. */
export interface Publishing {
  drafts: { id: number; version: number }[];
  reason: string | null;
  shortNotice: { agreed: number[]; reason: string | null };
  declaring: Declaring;
}

interface PublishFormProps {
  preview: PublicationPreview;
  button: (count: number) => string;
  isPending: boolean;
  error: unknown;
  onPublish: (publishing: Publishing) => Promise<void>;
  /** Beside the button. */
  children?: ReactNode;
}

/** What publishing would change for whom, what is still wrong and asks for a reason, and the button that does it. */
export function PublishForm({ preview, button, isPending, error, onPublish, children }: PublishFormProps) {
  const say = planningWords.use();
  const { people, findings, noticeHours } = preview;
  const [reason, setReason] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());
  const [noticeReason, setNoticeReason] = useState('');
  const [declaring, setDeclaring] = useState<Declaring>({ past: false, unplanned: [] });
  const [isAsked, setAsked] = useState(false);
  const drafts = draftsOf(preview);
  const unlawful = findings.filter(({ isUnlawful }) => isUnlawful);
  const isReasonMissing = unlawful.length > 0 && reason.trim() === '';
  const soon = people.filter(isAtShortNotice).map(({ employeeId }) => employeeId);
  const isNoticeOpen = soon.some((employeeId) => !agreed.has(employeeId));
  const isNoticeMissing = isNoticeOpen && noticeReason.trim() === '';

  function agree(employeeId: number, isAgreed: boolean): void {
    const next = new Set(agreed);
    if (isAgreed) next.add(employeeId);
    else next.delete(employeeId);
    setAgreed(next);
  }

  async function publish(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (isReasonMissing || isNoticeMissing || isPending || drafts.length === 0) return;
    const shortNotice = {
      agreed: soon.filter((employeeId) => agreed.has(employeeId)),
      reason: isNoticeOpen ? noticeReason.trim() : null,
    };
    await onPublish({ drafts, reason: reason.trim() || null, shortNotice, declaring });
  }

  return (
    <form className="stack-4" onSubmit={(event) => void publish(event)}>
      <ChangedPeople preview={preview} agreed={agreed} onAgreed={agree} />
      {unlawful.length > 0 && (
        <div className="stack-2">
          <Message kind="danger">{say('publish.unlawful', { count: unlawful.length })}</Message>
          <TextArea
            label={say('publish.reason')}
            hint={say('publish.reason.hint')}
            value={reason}
            rows={2}
            maxLength={500}
            required
            error={isAsked && isReasonMissing ? say('publish.reason.missing') : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      {isNoticeOpen && (
        <div className="stack-2">
          <Message kind="info">{say('publish.soon', { limit: hoursText(noticeHours * 60) })}</Message>
          <TextArea
            label={say('publish.notice')}
            hint={say('publish.notice.hint')}
            value={noticeReason}
            rows={2}
            maxLength={500}
            required
            error={isAsked && isNoticeMissing ? say('publish.notice.missing') : undefined}
            onChange={({ target }) => setNoticeReason(target.value)}
          />
        </div>
      )}
      {people.length > 0 && <WhoIsTold people={people} />}
      <DaysToDeclare preview={preview} declaring={declaring} onChange={setDeclaring} />
      {Boolean(error) && <Message kind="danger">{errorText(error)}</Message>}
      <div className="row wraps">
        {drafts.length > 0 && (
          <Button look="solid" type="submit" aria-disabled={isPending || undefined}>
            {button(drafts.length)}
          </Button>
        )}
        {children}
      </div>
    </form>
  );
}

/** The drafts of a preview; one that moves between two people, or to nobody, stands with both. */
export function draftsOf({ people, open }: PublicationPreview): { id: number; version: number }[] {
  const changes = [...people, ...open].flatMap((one) => one.changes);
  const drafts = changes.map(({ id, version }) => [id, { id, version }] as const);
  return [...new Map(drafts).values()];
}
