import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { serverSentence } from '#platform/server-sentences';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { SkeletonBlock } from '#ui/skeleton';
import { shortDay } from '../../texts/day-texts';
import type { ChosenDays } from '../model/fill-days.rules';
import { planningWords } from '../planning.words';
import styles from '../publish-dialog.module.css';
import { applyFill, type Fill, type FillAnswer, fillPreviewQuery } from './fill.queries';
import { chosenValue, FillScopeField, isChoice, useFillScope } from './fill-scope';
import { fillWords } from './plan-fill.words';

interface FillDialogProps {
  title: string;
  fill: Fill;
  chosen: ChosenDays;
  onClose: () => void;
}

const choices = ['keep', 'replace'] as const;

/** Plans days of many people at once: says first what it will do. */
export function FillDialog({ title, fill, chosen: chosenNow, onClose }: FillDialogProps) {
  const say = fillWords.use();
  const { hotel } = fill.days;
  // What was selected when it was opened: the focus leaves the grid.
  const [chosen] = useState(chosenNow);
  const [scope, setScope] = useState(isChoice(chosen) ? chosenValue : '');
  const [choice, setChoice] = useState<(typeof choices)[number]>('keep');
  const [key, setKey] = useState(newKey);
  const wish = { ...useFillScope(hotel, chosen, scope), replace: choice === 'replace' };
  const preview = useQuery(fillPreviewQuery(fill, wish));
  const applying = useMutation(applyFill(fill));
  const { data, isLoading } = preview;
  const isNothing = !data || data.shifts + data.daysOff === 0;
  const isStill = isNothing || isLoading || applying.isPending;

  function apply(): void {
    if (isStill) return;
    applying.mutate(
      { wish, key },
      {
        onError: () => setKey(newKey()),
        onSuccess: (answer) => {
          notify(doneText(answer), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={title} isOpen onClose={onClose} size="small">
      <div className={styles.body}>
        <FillScopeField
          hotel={hotel}
          chosen={chosen}
          chosenLabel={say('chosenPeople', { count: chosen.people.length })}
          value={scope}
          onChange={setScope}
        />
        <RadioTabs
          label={say('how')}
          value={choice}
          onChange={setChoice}
          options={choices.map((value) => ({ value, label: say(value) }))}
        />
        <div aria-live="polite" className="stack-2">
          {isLoading && <SkeletonBlock height={48} />}
          {preview.error && <Message kind="danger">{errorText(preview.error)}</Message>}
          {!isLoading && data && <FillPreview data={data} />}
        </div>
        {applying.error && <Message kind="danger">{errorText(applying.error)}</Message>}
        <Button look="solid" aria-disabled={isStill || undefined} onClick={apply}>
          {say('button')}
        </Button>
      </div>
    </Dialog>
  );
}

function FillPreview({ data }: { data: FillAnswer }) {
  const say = fillWords.use();
  const { removed, kept, pinned, skipped, skippedCount, unknown = 0 } = data;
  const isNothing = data.shifts + data.daysOff === 0;
  return (
    <>
      <p>{isNothing ? say('nothing') : say('what', countTexts(data))}</p>
      {removed > 0 && <p className="quiet">{say('removed', { count: removed })}</p>}
      {kept > 0 && <p className="quiet">{say('kept', { count: kept })}</p>}
      {pinned > 0 && <p className="quiet">{planningWords.say('pinned', { count: pinned })}</p>}
      {unknown > 0 && <p className="quiet">{say('unknown', { count: unknown })}</p>}
      {skippedCount > 0 && (
        <>
          <p>{say('skipped', { count: skippedCount })}</p>
          <ul className={`plain-list ${styles.changes}`}>
            {skipped.map(({ employeeId, name, day, why }) => (
              <li key={`${employeeId} ${day}`}>
                {name}, {shortDay(day)}: {serverSentence(why)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** `120 shifts`, `48 days off`. */
export const countTexts = ({ shifts, daysOff }: { shifts: number; daysOff: number }) => ({
  shifts: planningWords.say('copy.shifts', { count: shifts }),
  daysOff: planningWords.say('copy.daysOff', { count: daysOff }),
});

function doneText(answer: FillAnswer): string {
  const counts = countTexts(answer);
  if (answer.kept === 0) return fillWords.say('done', counts);
  return fillWords.say('done.kept', { ...counts, count: answer.kept });
}
