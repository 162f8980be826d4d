import type { Person } from '@horae/contract/person';
import {
  IconArrowsRightLeft,
  IconDoorExit,
  IconEraser,
  IconFileDownload,
  IconRotate,
  IconTimelineEvent,
  IconTrash,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { mayCall } from '#platform/access';
import { session } from '#platform/session';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { peopleWords } from './people.words';

interface PersonMenuProps {
  person: Person;
  onMove: () => void;
  onLeave: () => void;
  onReturn: () => void;
  onHireAgain: () => void;
  onTakeBackHiring: () => void;
  onTimeline: () => void;
  onFile: () => void;
  onErase: () => void;
  onRemove: () => void;
}

export function PersonMenu({ person, ...on }: PersonMenuProps) {
  const say = peopleWords.use();
  const isAdministrator = mayCall(session.get(), 'admin');
  const label = say('actionsFor', { name: person.name });
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <DotsMenu label={label}>
      <ActionItem icon={<IconArrowsRightLeft {...icon} />} onClick={on.onMove}>
        {say('move')}
      </ActionItem>
      <ActionItem icon={<IconDoorExit {...icon} />} onClick={on.onLeave}>
        {say('leave')}
      </ActionItem>
      {person.lastDay !== null && (
        <ActionItem icon={<IconRotate {...icon} />} onClick={on.onReturn}>
          {say('return')}
        </ActionItem>
      )}
      {person.employment === 'left' && (
        <ActionItem icon={<IconUserPlus {...icon} />} onClick={on.onHireAgain}>
          {say('hireAgain')}
        </ActionItem>
      )}
      {person.formerEmployments.length > 0 && (
        <ActionItem icon={<IconUserMinus {...icon} />} onClick={on.onTakeBackHiring}>
          {say('takeBackHiring')}
        </ActionItem>
      )}
      <ActionItem icon={<IconTimelineEvent {...icon} />} onClick={on.onTimeline}>
        {say('timeline')}
      </ActionItem>
      {isAdministrator && (
        <ActionItem icon={<IconFileDownload {...icon} />} onClick={on.onFile}>
          {say('file')}
        </ActionItem>
      )}
      {isAdministrator && person.employment === 'left' && (
        <ActionItem icon={<IconEraser {...icon} />} onClick={on.onErase}>
          {say('erase')}
        </ActionItem>
      )}
      <ActionItem icon={<IconTrash {...icon} />} onClick={on.onRemove}>
        {say('remove')}
      </ActionItem>
    </DotsMenu>
  );
}
