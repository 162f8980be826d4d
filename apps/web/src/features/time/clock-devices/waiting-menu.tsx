import type { WaitingGroup } from '@horae/contract/time/waiting-punches';
import { IconListDetails, IconTrash, IconUserCheck } from '@tabler/icons-react';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { clockDevicesWords } from './clock-devices.words';

interface WaitingMenuProps {
  group: WaitingGroup;
  onLook: () => void;
  onAssign: () => void;
  onIgnore: () => void;
}

/** A line without a readable time, or with a future time, cannot be assigned to anyone. */
export const canBeSomebodys = ({ reason, lastAt }: WaitingGroup): boolean =>
  !reason?.startsWith('Unreadable line') && Date.parse(lastAt) <= Date.now();

export function WaitingMenu({ group, onLook, onAssign, onIgnore }: WaitingMenuProps) {
  const say = clockDevicesWords.use();
  const label = say('actionsFor', { name: group.code || say('unknownCode') });
  return (
    <DotsMenu label={label}>
      <ActionItem icon={<IconListDetails size={18} stroke={1.5} aria-hidden="true" />} onClick={onLook}>
        {say('look')}
      </ActionItem>
      {canBeSomebodys(group) && (
        <ActionItem icon={<IconUserCheck size={18} stroke={1.5} aria-hidden="true" />} onClick={onAssign}>
          {say('assign')}
        </ActionItem>
      )}
      <ActionItem icon={<IconTrash size={18} stroke={1.5} aria-hidden="true" />} onClick={onIgnore}>
        {say('ignore')}
      </ActionItem>
    </DotsMenu>
  );
}
