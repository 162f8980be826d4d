import { punchFilesContract } from '@horae/contract/time/punch-files.contract';
import { type WaitingGroup } from '@horae/contract/time/waiting-punches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelMoment } from '#platform/hotel-day';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { BellDrawing } from '#ui/drawings';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import type { Column } from '#ui/list/table-props';
import { AssignDialog } from './assign-dialog';
import { waitingQuery } from './clock-devices.queries';
import { clockDevicesWords, type DevicesSay } from './clock-devices.words';
import { HeldRecordsList } from './held-records-list';
import { IgnoreDialog } from './ignore-dialog';
import { WaitingDrawer } from './waiting-drawer';
import { WaitingMenu } from './waiting-menu';

/** The open group and the action on it, or on some of its punches. */
interface Open {
  action: 'look' | 'assign' | 'ignore';
  group: WaitingGroup;
  ids: number[] | null;
}

const Address = punchFilesContract.waiting.query.omit({ hotel: true });

/** Punches that match no employee: assign them, or ignore them with a reason. */
export function WaitingTab({ hotel, ...screen }: ScreenSearch & { hotel: number }) {
  const say = clockDevicesWords.use();
  const list = listControl(screen, Address);
  const query = useQuery(waitingQuery({ ...list.address, hotel }));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const rows = (query.data?.groups ?? []).map((group, at) => ({ ...group, id: at + 1 }));
  return (
    <>
      <HeldRecordsList hotel={hotel} />
      <ListPanel
        thing={say('thing.waiting')}
        list={list}
        query={query}
        isFiltered={list.q !== ''}
        empty={{ drawing: <BellDrawing />, text: say('noWaiting') }}
        tools={<ListSearch list={list} label={say('search')} />}
      >
        <DataTable
          name={say('tab.waiting')}
          columns={waitingColumns(say)}
          rows={rows}
          nameOf={({ code }) => code}
          keyOf={({ source, code, reason }) => JSON.stringify([source, code, reason])}
          isBusy={query.isPlaceholderData}
          renderActions={(group) => (
            <WaitingMenu
              group={group}
              onLook={() => setOpen({ action: 'look', group, ids: null })}
              onAssign={() => setOpen({ action: 'assign', group, ids: null })}
              onIgnore={() => setOpen({ action: 'ignore', group, ids: null })}
            />
          )}
        />
      </ListPanel>
      {open?.action === 'look' && (
        <WaitingDrawer
          hotel={hotel}
          group={open.group}
          onClose={close}
          onAssign={(ids) => setOpen({ ...open, action: 'assign', ids })}
          onIgnore={(ids) => setOpen({ ...open, action: 'ignore', ids })}
        />
      )}
      {open?.action === 'assign' && <AssignDialog hotel={hotel} group={open.group} ids={open.ids} onClose={close} />}
      {open?.action === 'ignore' && <IgnoreDialog hotel={hotel} group={open.group} ids={open.ids} onClose={close} />}
    </>
  );
}

function waitingColumns(say: DevicesSay): Column<WaitingGroup & { id: number }>[] {
  return [
    { key: 'code', header: say('waitingCode'), isName: true, cell: ({ code }) => code || '–' },
    { key: 'reason', header: say('reason'), cell: ({ reason }) => reason ?? say('unknownCode') },
    { key: 'count', header: say('count'), cell: ({ count }) => count },
    {
      key: 'lastAt',
      header: say('span'),
      cell: ({ firstAt, lastAt }) =>
        firstAt === lastAt ? hotelMoment(firstAt) : `${hotelMoment(firstAt)} – ${hotelMoment(lastAt)}`,
    },
    { key: 'devices', header: say('devices'), unfolds: true, cell: ({ devices }) => devices.join(', ') || '–' },
  ];
}
