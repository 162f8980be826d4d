import { addDays } from '@horae/local-time/local-date';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { formatRange } from '#platform/format-date';
import { newKey } from '#platform/new-key';
import { serverSentence } from '#platform/server-sentences';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { SkeletonBlock } from '#ui/skeleton';
import type { RosterAddress } from '../roster-address';
import { shortDay } from '../texts/day-texts';
import { rangeText } from '../texts/range-text';
import { copyPlan, copyPreviewQuery, type PlanDays } from './planning.queries';
import { planningWords } from './planning.words';
import styles from './publish-dialog.module.css';

interface CopyDialogProps {
  shown: PlanDays;
  address: RosterAddress;
  onClose: () => void;
}

const choices = ['keep', 'replace'] as const;
const whose = ['people', 'open'] as const;

/** Copies other days onto those on screen: says first what it will do. */
export function CopyDialog({ shown, address, onClose }: CopyDialogProps) {
  const say = planningWords.use();
  const { period } = address;
  const [from, setFrom] = useState(addDays(period.start, -period.days));
  const [choice, setChoice] = useState<(typeof choices)[number]>('keep');
  const [who, setWho] = useState<(typeof whose)[number]>('people');
  const [idempotencyKey] = useState(newKey);
  const wish = { from: from || shown.first, replace: choice === 'replace', withPeople: who === 'people' };
  const isSame = wish.from === shown.first;
  const preview = useQuery({ ...copyPreviewQuery(shown, wish), enabled: !isSame });
  const { data } = preview;
  const figures = {
    shifts: say('copy.shifts', { count: data?.shifts ?? 0 }),
    daysOff: say('copy.daysOff', { count: data?.daysOff ?? 0 }),
  };
  const copying = useMutation(copyPlan(shown, idempotencyKey, say('copy.done', figures)));
  const isNothing = isSame || !data || data.shifts + data.daysOff === 0;

  /** Two parts of a day are one line. */
  const skippedDays = new Map(data?.skipped.map((one) => [`${one.employeeId ?? one.name} ${one.day}`, one]));

  async function copy(): Promise<void> {
    if (isNothing || copying.isPending) return;
    await copying.mutateAsync(wish).then(onClose, () => undefined);
  }

  return (
    <Dialog title={say('copy.title', { range: rangeText(address.zoom, period) })} isOpen onClose={onClose} size="small">
      <div className={styles.body}>
        <DateField label={say('copy.from')} value={from} onChange={setFrom} />
        <p className="small quiet">{formatRange(wish.from, addDays(wish.from, period.days - 1))}</p>
        <RadioTabs
          label={say('copy.how')}
          value={choice}
          onChange={setChoice}
          options={choices.map((value) => ({ value, label: say(`copy.${value}`) }))}
        />
        <RadioTabs
          label={say('copy.who')}
          value={who}
          onChange={setWho}
          options={whose.map((value) => ({ value, label: say(`copy.who.${value}`) }))}
        />
        <div aria-live="polite" className="stack-2">
          {preview.isLoading && !isSame && <SkeletonBlock height={48} />}
          {preview.error && <Message kind="danger">{errorText(preview.error)}</Message>}
          {!preview.isLoading && isNothing && !preview.error && <p className="quiet">{say('copy.nothing')}</p>}
          {!preview.isLoading && data && !isNothing && <p>{say('copy.what', figures)}</p>}
          {!preview.isLoading && data && data.kept > 0 && (
            <p className="quiet">{say('copy.kept', { count: data.kept })}</p>
          )}
          {!preview.isLoading && data && data.pinned > 0 && (
            <p className="quiet">{say('pinned', { count: data.pinned })}</p>
          )}
          {!preview.isLoading && data && data.skippedCount > 0 && (
            <>
              <p>{say('copy.skipped', { count: data.skippedCount })}</p>
              <ul className={`plain-list ${styles.changes}`}>
                {[...skippedDays].map(([key, { name, day, why }]) => (
                  <li key={key}>
                    {name}, {shortDay(day)}: {serverSentence(why)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {copying.error && <Message kind="danger">{errorText(copying.error)}</Message>}
        <Button look="solid" aria-disabled={isNothing || copying.isPending || undefined} onClick={() => void copy()}>
          {say('copy.button')}
        </Button>
      </div>
    </Dialog>
  );
}
