import type { PublicationPreview } from '@horae/contract/scheduling/planning.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '#platform/api-error';
import { hoursText } from '#platform/format-hours';
import { newKey } from '#platform/new-key';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { ErrorPanel } from '#ui/error-panel';
import { Message } from '#ui/message';
import { SelectField } from '#ui/select-field';
import { SkeletonBlock } from '#ui/skeleton';
import { TextArea } from '#ui/text-area';
import type { Board } from '../model/board.rules';
import type { RosterAddress } from '../roster-address';
import { rangeText } from '../texts/range-text';
import { isAtShortNotice, PersonChanges } from './person-changes';
import { type PlanDays, previewQuery, publishPlan } from './planning.queries';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';

interface PublishDialogProps {
  shown: PlanDays;
  address: RosterAddress;
  board: Board;
  onClose: () => void;
}

/** What publishing would change for whom, what is still wrong, and the button that does it. */
export function PublishDialog({ shown, address, board, onClose }: PublishDialogProps) {
  const say = planningWords.use();
  const [department, setDepartment] = useState('');
  const departments = department === '' ? [] : [Number(department)];
  const { data, error, refetch } = useQuery(previewQuery(shown, departments));
  const everything = useQuery(previewQuery(shown, []));
  const choices = departmentsOf(board, everything.data);
  const [key, setKey] = useState(newKey);
  const publishing = useMutation(publishPlan(shown, key, say('publish.done')));
  const [reason, setReason] = useState('');
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());
  const [noticeReason, setNoticeReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const drafts = new Map(
    data?.people.flatMap(({ changes }) => changes.map(({ id, version }) => [id, { id, version }] as const)),
  );
  const unlawful = data?.findings.filter(({ isUnlawful }) => isUnlawful) ?? [];
  const isReasonMissing = unlawful.length > 0 && reason.trim() === '';
  const soon = data?.people.filter(isAtShortNotice).map(({ employeeId }) => employeeId) ?? [];
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
    if (isReasonMissing || isNoticeMissing || publishing.isPending || drafts.size === 0) return;
    try {
      const shortNotice = {
        agreed: soon.filter((employeeId) => agreed.has(employeeId)),
        reason: isNoticeOpen ? noticeReason.trim() : null,
      };
      await publishing.mutateAsync({
        departments,
        drafts: [...drafts.values()],
        reason: reason.trim() || null,
        shortNotice,
      });
      onClose();
    } catch {
      setKey(newKey());
      void refetch();
    }
  }

  return (
    <Dialog
      title={say('publish.title', { range: rangeText(address.zoom, address.period) })}
      isOpen
      onClose={onClose}
      size="medium"
    >
      <form className={styles.body} onSubmit={(event) => void publish(event)}>
        {choices.length > 1 && (
          <SelectField
            label={say('publish.department')}
            value={department}
            onChange={setDepartment}
            options={[{ value: '', label: say('publish.everything') }, ...choices]}
          />
        )}
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonBlock height={120} />}
        {data && drafts.size === 0 && <p className="quiet">{say('publish.nothing')}</p>}
        {data && drafts.size > 0 && (
          <>
            <p className="quiet">{say('publish.people', { count: data.people.length })}</p>
            <ul className={styles.people}>
              {data.people.map((person) => (
                <PersonChanges
                  key={person.employeeId}
                  person={person}
                  findings={data.findings.filter(({ employeeId }) => employeeId === person.employeeId)}
                  noticeHours={data.noticeHours}
                  isAgreed={agreed.has(person.employeeId)}
                  onAgreed={(isAgreed) => agree(person.employeeId, isAgreed)}
                />
              ))}
            </ul>
          </>
        )}
        {unlawful.length > 0 && (
          <div className="stack-8">
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
        {data && isNoticeOpen && (
          <div className="stack-8">
            <Message kind="info">{say('publish.soon', { limit: hoursText(data.noticeHours * 60) })}</Message>
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
        {publishing.error && <Message kind="danger">{errorText(publishing.error)}</Message>}
        {drafts.size > 0 && (
          <Button look="solid" type="submit" aria-disabled={publishing.isPending || undefined}>
            {say('publish.button', { count: drafts.size })}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

/** The departments of everybody whose plan changes. */
function departmentsOf({ resources }: Board, preview: PublicationPreview | undefined) {
  const concerned = new Set(preview?.people.map(({ employeeId }) => employeeId));
  const names = new Map(
    resources
      .filter(({ employeeId }) => concerned.has(employeeId))
      .map(({ building_Id, department }) => [String(building_Id), department]),
  );
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
}
