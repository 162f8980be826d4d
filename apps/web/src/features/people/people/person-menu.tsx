import type { Person } from '@horae/contract/person';
import {
  IconArrowsRightLeft,
  IconDoorExit,
  IconEraser,
  IconFileDownload,
  IconRotate,
  IconTimelineEvent,
} from '@tabler/icons-react';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { peopleWords } from './people.words';

interface PersonMenuProps {
  person: Person;
  onMove: () => void;
  onLeave: () => void;
  onReturn: () => void;
  onTimeline: () => void;
  onFile: () => void;
  onErase: () => void;
}

export function PersonMenu({ person, onMove, onLeave, onReturn, onTimeline, onFile, onErase }: PersonMenuProps) {
  const say = peopleWords.use();
  const label = say('actionsFor', { name: person.name });
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
  return (
    <DotsMenu label={label}>
      <ActionItem icon={<IconArrowsRightLeft {...icon} />} onClick={onMove}>
        {say('move')}
      </ActionItem>
      <ActionItem icon={<IconDoorExit {...icon} />} onClick={onLeave}>
        {say('leave')}
      </ActionItem>
      {person.lastDay !== null && (
        <ActionItem icon={<IconRotate {...icon} />} onClick={onReturn}>
          {say('return')}
        </ActionItem>
      )}
      <ActionItem icon={<IconTimelineEvent {...icon} />} onClick={onTimeline}>
        {say('timeline')}
      </ActionItem>
      <ActionItem icon={<IconFileDownload {...icon} />} onClick={onFile}>
        {say('file')}
      </ActionItem>
      {person.employment === 'left' && (
        <ActionItem icon={<IconEraser {...icon} />} onClick={onErase}>
          {say('erase')}
        </ActionItem>
      )}
    </DotsMenu>
  );
}
