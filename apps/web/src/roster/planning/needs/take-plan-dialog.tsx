import type { StaffingNeeds } from '@horae/contract/scheduling/staffing-need-rows';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { DateField } from '#ui/date-field/date-field';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import type { Board } from '../../model/board.rules';
import type { RosterAddress } from '../../roster-address';
import { hoursFigure } from '../../texts/hour-texts';
import { rangeText } from '../../texts/range-text';
import choiceStyles from '../cover-choice.module.css';
import type { PlanNow } from '../model/plan-now.rules';
import { minutesOfNeed, takenNeeds } from '../model/taken-needs.rules';
import bodyStyles from '../publish-dialog.module.css';
import styles from './needs-drawer.module.css';
import { addNeeds, removeNeeds } from './staffing-needs.queries';
import { needsWords } from './staffing-needs.words';

interface TakePlanDialogProps {
  hotel: number;
  known: StaffingNeeds;
  board: Board;
  now: PlanNow;
  address: RosterAddress;
  week: string;
  onClose: () => void;
}

/** What is planned in a week becomes need from it on, for the departments that have none yet. */
export function TakePlanDialog({ hotel, known, board, now, address, week, onClose }: TakePlanDialogProps) {
  const say = needsWords.use();
  const { days, range, view } = address;
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const [firstDay, setFirstDay] = useState(week);
  const [key, setKey] = useState(newKey);
  const adding = useMutation(addNeeds);
  const removing = useMutation(removeNeeds);
  const dates = range.dates.slice(0, 7);
  const open = useMemo(() => known.departments.filter(({ mayAdd }) => mayAdd), [known]);
  const needs = useMemo(() => {
    const placeOf = new Map(open.flatMap(({ id, formerly }) => [id, ...formerly].map((one) => [one, id] as const)));
    const needOf = (departmentId: number) => placeOf.get(departmentId);
    return takenNeeds({ people: board.resources, needOf, dates: range.dates.slice(0, 7), now, days });
  }, [open, board, range, now, days]);
  const hasNeed = new Set(known.needs.filter(({ day }) => day === null).map(({ departmentId }) => departmentId));
  const offered = open.filter(({ id }) => needs.some(({ departmentId }) => departmentId === id));
  const isPart = view.bu !== null || view.ou !== null || view.wc !== null;
  const chosen = needs.filter(({ departmentId }) => !without.has(departmentId) && !hasNeed.has(departmentId));
  const isStill = chosen.length === 0 || isPart || firstDay === '' || adding.isPending;

  function take(): void {
    if (isStill) return;
    const wanted = chosen.map((need) =>
      Object.assign({ jobTitle: null, skill: null, day: null, firstDay, lastDay: null }, need),
    );
    adding.mutate(
      { key, body: { hotel, source: 'plan', needs: wanted } },
      {
        onError: () => setKey(newKey()),
        onSuccess: ({ answer: { needs: added } }) => {
          const undo = () => removing.mutate({ key: newKey(), body: { hotel, needs: added.map(idOf) } });
          notifyUndo(say('taken', { count: added.length }), say('undo'), undo);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title={say('takeTitle', { range: rangeText('week', { start: dates[0]!, days: dates.length }) })}
      isOpen
      onClose={onClose}
    >
      <div className={bodyStyles.body}>
        {adding.error && <Message kind="danger">{errorText(adding.error)}</Message>}
        <p className="note">{say(isPart ? 'takeUnit' : offered.length === 0 ? 'takeNothing' : 'takeWhat')}</p>
        <div className={styles.options}>
          {offered.map(({ id, name }) => {
            const own = needs.filter(({ departmentId }) => departmentId === id);
            if (hasNeed.has(id))
              return (
                <p key={id} className="small quiet">
                  {say('takeKnown', { department: name })}
                </p>
              );
            const hours = hoursFigure(own.reduce((sum, need) => sum + minutesOfNeed(need), 0));
            return (
              <Checkbox
                key={id}
                checked={!without.has(id)}
                onChange={(on) => setWithout(new Set(on ? [...without].filter((one) => one !== id) : [...without, id]))}
              >
                {say('takeDepartment', { department: name, count: own.length, hours })}
              </Checkbox>
            );
          })}
        </div>
        <DateField label={say('firstDay')} required value={firstDay} onChange={setFirstDay} />
        <div className={choiceStyles.foot}>
          <Button look="solid" aria-disabled={isStill || undefined} onClick={take}>
            {say('takeButton')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const idOf = ({ id, version }: { id: number; version: number }) => ({ id, version });
