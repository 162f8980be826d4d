import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { SelectField } from '#ui/select-field';
import { mediumDay } from '../../texts/day-texts';
import { weekdayName } from '../../weekdays/weekday-texts';
import { WeekdaysField } from '../../weekdays/weekdays-field';
import styles from './needs-drawer.module.css';
import { copyNeeds } from './staffing-needs.queries';
import { needsWords } from './staffing-needs.words';

interface CopyWeekdayDialogProps {
  hotel: number;
  department: { id: number; name: string };
  /** The weekdays that need the same, of which one is copied. */
  weekdays: readonly number[];
  firstDay: string;
  onClose: () => void;
}

/** What one weekday needs is needed on others, too, from the week on screen on. */
export function CopyWeekdayDialog({ hotel, department, weekdays, firstDay, onClose }: CopyWeekdayDialogProps) {
  const say = needsWords.use();
  const [weekday, setWeekday] = useState(weekdays[0]!);
  const [to, setTo] = useState<readonly number[]>([]);
  const [key, setKey] = useState(newKey);
  const copying = useMutation(copyNeeds);
  const isStill = to.length === 0 || copying.isPending;

  function copy(): void {
    if (isStill) return;
    copying.mutate(
      { key, body: { hotel, departmentId: department.id, weekday, to: [...to], firstDay } },
      {
        onError: () => setKey(newKey()),
        onSuccess: () => {
          notify(say('copied'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      title={say('copyTitle', { day: weekdayName(weekday), department: department.name })}
      isOpen
      onClose={onClose}
      size="small"
    >
      <div className={styles.body}>
        {copying.error && <Message kind="danger">{errorText(copying.error)}</Message>}
        <p className="note">{say('copyWhat', { day: mediumDay(firstDay) })}</p>
        {weekdays.length > 1 && (
          <SelectField
            label={say('copyFrom')}
            value={String(weekday)}
            options={weekdays.map((one) => ({ value: String(one), label: weekdayName(one) }))}
            onChange={(one) => {
              setWeekday(Number(one));
              setTo(to.filter((other) => other !== Number(one)));
            }}
          />
        )}
        <WeekdaysField label={say('copyTo')} value={to} without={weekday} onChange={setTo} />
        <div className="row to-end">
          <Button look="solid" aria-disabled={isStill || undefined} onClick={copy}>
            {say('copyButton')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
