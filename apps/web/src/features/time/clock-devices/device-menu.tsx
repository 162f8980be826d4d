import type { ClockDeviceRow } from '@horae/contract/time/clock-device-rows';
import { IconBan, IconPencil, IconQrcode } from '@tabler/icons-react';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { clockDevicesWords } from './clock-devices.words';

interface DeviceMenuProps {
  device: ClockDeviceRow;
  onEdit: () => void;
  onPair: () => void;
  onRevoke: () => void;
}

export function DeviceMenu({ device: { name, kind, state }, onEdit, onPair, onRevoke }: DeviceMenuProps) {
  const say = clockDevicesWords.use();
  if (state === 'revoked') return null;
  const label = say('actionsFor', { name });
  return (
    <DotsMenu label={label}>
      <ActionItem icon={<IconPencil size={18} stroke={1.5} aria-hidden="true" />} onClick={onEdit}>
        {say('edit')}
      </ActionItem>
      {kind === 'kiosk' && (
        <ActionItem icon={<IconQrcode size={18} stroke={1.5} aria-hidden="true" />} onClick={onPair}>
          {say('pairAgain')}
        </ActionItem>
      )}
      <ActionItem icon={<IconBan size={18} stroke={1.5} aria-hidden="true" />} onClick={onRevoke}>
        {say('revoke')}
      </ActionItem>
    </DotsMenu>
  );
}
