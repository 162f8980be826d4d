import type { Rotation, RotationAssignment } from '@horae/contract/scheduling/rotation-rows';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api-error';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { Dialog } from '#ui/dialog';
import { Message } from '#ui/message';
import { mediumDay } from '../../texts/day-texts';
import type { PlanDays } from '../planning.queries';
import styles from '../publish-dialog.module.css';
import { endAssignment } from './rotations.queries';
import { rotationsWords } from './rotations.words';

interface EndAssignmentDialogProps {
  shown: PlanDays;
  pattern: Rotation;
  assignment: RotationAssignment;
  onClose: () => void;
}

/** Ends that somebody works by a pattern. */
export function EndAssignmentDialog({ shown, pattern, assignment, onClose }: EndAssignmentDialogProps) {
  const say = rotationsWords.use();
  const [lastDay, setLastDay] = useState(shown.last);
  const [key, setKey] = useState(newKey);
  const ending = useMutation(endAssignment);
  const { id, version, name } = assignment;
  const isStill = lastDay === '' || ending.isPending;

  function end(): void {
    if (isStill) return;
    ending.mutate(
      { key, body: { hotel: shown.hotel, assignments: [{ id, version }], lastDay } },
      {
        onError: () => setKey(newKey()),
        onSuccess: () => {
          notify(say('ended', { name, pattern: pattern.name, day: mediumDay(lastDay) }), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={say('endTitle', { name, pattern: pattern.name })} isOpen onClose={onClose} size="small">
      <div className={styles.body}>
        {ending.error && <Message kind="danger">{errorText(ending.error)}</Message>}
        <DateField label={say('lastOf')} required value={lastDay} onChange={setLastDay} />
        <Button look="solid" aria-disabled={isStill || undefined} onClick={end}>
          {say('endButton')}
        </Button>
      </div>
    </Dialog>
  );
}
