import type { ClockDeviceRow } from '@horae/contract/time/clock-device-rows';
import { IconDeviceTablet, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '#platform/notify';
import { Button, buttonClass } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { DataTable } from '#ui/list/data-table';
import { HeadPart } from '#ui/list-head/head-part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './clock-devices.module.css';
import { devicesQuery, pairAgain, revokeDevice } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';
import { deviceColumns } from './device-columns';
import { DeviceMenu } from './device-menu';
import { EditDeviceDialog } from './edit-device-dialog';
import { KioskDialog } from './kiosk-dialog';
import { PairingDialog } from './pairing-dialog';
import { RefusedDevices } from './refused-devices';
import { TerminalDialog } from './terminal-dialog';

type Open =
  | { action: 'kiosk' }
  | { action: 'terminal'; serial?: string }
  | { action: 'edit' | 'revoke'; device: ClockDeviceRow }
  | { action: 'code'; name: string; code: string };

/** Adds, renames, pairs and revokes kiosks and terminals. */
export function DevicesTab({ hotel }: { hotel: number }) {
  const say = clockDevicesWords.use();
  const query = useQuery(devicesQuery(hotel));
  const pair = useMutation(pairAgain);
  const revoke = useMutation(revokeDevice);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { devices = [], refused = [] } = query.data ?? {};

  function newCode({ id, name }: ClockDeviceRow): void {
    pair.mutate({ hotel, id }, { onSuccess: ({ pairingCode: code }) => setOpen({ action: 'code', name, code }) });
  }

  function onRevoke({ id, name }: ClockDeviceRow): void {
    const onSuccess = () => notify(say('revoked', { name }), { kind: 'success' });
    revoke.mutate({ hotel, id }, { onSuccess, onSettled: close });
  }

  const addKiosk = (
    <Button look="solid" onClick={() => setOpen({ action: 'kiosk' })}>
      <IconDeviceTablet size={18} stroke={1.5} aria-hidden="true" />
      {say('addKiosk')}
    </Button>
  );
  return (
    <div className="stack-4">
      <div className={styles.actions}>
        <HeadPart slot="more">
          <Link to="/punch-import" className={buttonClass('outline')}>
            {say('importFile')}
          </Link>
          <Button onClick={() => setOpen({ action: 'terminal' })}>
            <IconPlus size={18} stroke={1.5} aria-hidden="true" />
            {say('addTerminal')}
          </Button>
          {devices.length > 0 && addKiosk}
        </HeadPart>
      </div>
      <QueryStates thing={say('thing.devices')} query={query} skeleton={<SkeletonBlock height={240} />}>
        <div className={styles.panel}>
          {devices.length === 0 ? (
            <EmptyState drawing={<KeyHookDrawing />} text={say('noDevices')}>
              {addKiosk}
            </EmptyState>
          ) : (
            <DataTable
              name={say('tab.devices')}
              columns={deviceColumns(say)}
              rows={devices}
              nameOf={({ name }) => name}
              renderActions={(device) => (
                <DeviceMenu
                  device={device}
                  onEdit={() => setOpen({ action: 'edit', device })}
                  onPair={() => newCode(device)}
                  onRevoke={() => setOpen({ action: 'revoke', device })}
                />
              )}
            />
          )}
        </div>
        <RefusedDevices refused={refused} onRegister={(serial) => setOpen({ action: 'terminal', serial })} />
        <p className="quiet measure">{say('adms')}</p>
      </QueryStates>
      {open?.action === 'kiosk' && (
        <KioskDialog hotel={hotel} onClose={close} onAdded={(name, code) => setOpen({ action: 'code', name, code })} />
      )}
      {open?.action === 'terminal' && <TerminalDialog hotel={hotel} serial={open.serial ?? ''} onClose={close} />}
      {open?.action === 'edit' && <EditDeviceDialog hotel={hotel} device={open.device} onClose={close} />}
      {open?.action === 'code' && <PairingDialog name={open.name} code={open.code} onClose={close} />}
      {open?.action === 'revoke' && (
        <ConfirmDialog
          title={say('revokeTitle', { name: open.device.name })}
          confirm={say('revoke')}
          isBusy={revoke.isPending}
          onCancel={close}
          onConfirm={() => onRevoke(open.device)}
        >
          {say('revokeText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
