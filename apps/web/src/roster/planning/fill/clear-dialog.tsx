import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { SkeletonBlock } from '#ui/skeleton';
import type { ChosenDays } from '../model/fill-days.rules';
import type { PlanDays } from '../planning.queries';
import { planningWords } from '../planning.words';
import styles from '../publish-dialog.module.css';
import { clearDays, clearPreviewQuery } from './fill.queries';
import { countTexts } from './fill-dialog';
import { chosenValue, FillScopeField, isChoice, useFillScope } from './fill-scope';
import { fillWords } from './plan-fill.words';

const noDays: ChosenDays = { people: [], dates: [] };

interface ClearDialogProps {
  shown: PlanDays;
  range: string;
  chosen: ChosenDays;
  onClose: () => void;
}

/** Takes shifts and days off of many people off the plan at once: says first how many. */
export function ClearDialog({ shown, range, chosen: chosenNow, onClose }: ClearDialogProps) {
  const say = fillWords.use();
  const sayPlan = planningWords.use();
  // Single days are cleared by Delete: a person’s other days between them would go too.
  const [chosen] = useState(chosenNow.cells ? noDays : chosenNow);
  const [scope, setScope] = useState(isChoice(chosen) ? chosenValue : '');
  const [shifts, setShifts] = useState(true);
  const [daysOff, setDaysOff] = useState(true);
  const [key, setKey] = useState(newKey);
  const dates = chosen.dates.toSorted();
  const days =
    scope === chosenValue
      ? { first: dates[0] ?? shown.first, last: dates.at(-1) ?? shown.last }
      : { first: shown.first, last: shown.last };
  const wish = { ...days, ...useFillScope(shown.hotel, chosen, scope), shifts, daysOff };
  const preview = useQuery(clearPreviewQuery(shown, wish));
  const clearing = useMutation(clearDays(shown));
  const { data, isLoading } = preview;
  const isNothing = !data || data.shifts + data.daysOff === 0;
  const isStill = isNothing || isLoading || clearing.isPending;

  function clear(): void {
    if (isStill) return;
    clearing.mutate(
      { wish, key },
      {
        onError: () => setKey(newKey()),
        onSuccess: (answer) => {
          notify(say('cleared', countTexts(answer)), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  const people = sayPlan('chosen.people', { count: chosen.people.length });
  const chosenLabel = say('chosenDays', { people, days: sayPlan('chosen.days', { count: dates.length }) });
  return (
    <Dialog title={say('clearTitle', { range })} isOpen onClose={onClose} size="small">
      <div className={styles.body}>
        <FillScopeField hotel={shown.hotel} value={scope} onChange={setScope} {...{ chosen, chosenLabel }} />
        <Checkbox checked={shifts} onChange={setShifts}>
          {say('clearShifts')}
        </Checkbox>
        <Checkbox checked={daysOff} onChange={setDaysOff}>
          {say('clearDaysOff')}
        </Checkbox>
        <div aria-live="polite" className="stack-2">
          {isLoading && <SkeletonBlock height={24} />}
          {preview.error && <Message kind="danger">{errorText(preview.error)}</Message>}
          {!isLoading && data && <p>{isNothing ? say('clearNothing') : say('clearWhat', countTexts(data))}</p>}
          {!isLoading && data && data.pinned > 0 && (
            <p className="quiet">{sayPlan('pinned', { count: data.pinned })}</p>
          )}
        </div>
        {clearing.error && <Message kind="danger">{errorText(clearing.error)}</Message>}
        <Button look="solid" aria-disabled={isStill || undefined} onClick={clear}>
          {say('clearButton')}
        </Button>
      </div>
    </Dialog>
  );
}
