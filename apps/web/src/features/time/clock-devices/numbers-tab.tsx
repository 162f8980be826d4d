import type { PinSlip } from '@horae/contract/time/clock-device-rows';
import { clockDevicesContract, mostPinsAtOnce } from '@horae/contract/time/clock-devices.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listControl } from '#platform/list-search';
import { notify } from '#platform/notify';
import type { ScreenSearch } from '#platform/screen-search';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { DataTable } from '#ui/list/data-table';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { SelectionBar } from '#ui/list/selection-bar';
import { makePins, pinsQuery, removePins } from './clock-devices.queries';
import { clockDevicesWords } from './clock-devices.words';
import { numberColumns } from './number-columns';
import { SlipsDialog } from './slips-dialog';

const Address = clockDevicesContract.pins.query.omit({ hotel: true });

/** Employees with a kiosk PIN; new PINs are created for one or many and printed. */
export function NumbersTab({ hotel, ...screen }: ScreenSearch & { hotel: number }) {
  const say = clockDevicesWords.use();
  const list = listControl(screen, Address);
  const { q, has } = list.address;
  const query = useQuery(pinsQuery({ ...list.address, hotel }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<{ action: 'make' | 'remove'; ids: number[] } | null>(null);
  const [slips, setSlips] = useState<readonly PinSlip[]>([]);
  const make = useMutation(makePins);
  const remove = useMutation(removePins);
  const rows = (query.data?.people ?? []).map((person) => ({ ...person, id: person.employeeId }));

  function ask(action: 'make' | 'remove'): void {
    if (chosen.size > mostPinsAtOnce) notify(say('tooMany', { count: mostPinsAtOnce }), { kind: 'error' });
    else setAsked({ action, ids: [...chosen] });
  }

  function confirm({ action, ids }: { action: 'make' | 'remove'; ids: number[] }): void {
    const onSettled = () => setAsked(null);
    const done = () => setChosen(new Set());
    if (action === 'make') {
      const onSuccess = (answer: { slips: PinSlip[] }) => {
        done();
        setSlips(answer.slips);
      };
      make.mutate({ hotel, employeeIds: ids }, { onSuccess, onSettled });
    } else {
      const onSuccess = () => {
        done();
        notify(say('removed'), { kind: 'success' });
      };
      remove.mutate({ hotel, employeeIds: ids }, { onSuccess, onSettled });
    }
  }

  return (
    <>
      <ListPanel
        thing={say('thing.numbers')}
        list={list}
        query={query}
        isFiltered={q !== '' || has !== undefined}
        empty={{ text: say('noPeople') }}
        tools={
          <>
            <ListSearch list={list} label={say('search')} />
            <FilterSelect
              list={list}
              name="has"
              label={say('has')}
              all={say('hasAll')}
              options={[
                { value: 'pin', label: say('hasPin') },
                { value: 'none', label: say('hasNone') },
                { value: 'locked', label: say('hasLocked') },
              ]}
            />
          </>
        }
      >
        <SelectionBar selection={{ ids: chosen, onChange: setChosen }}>
          <Button look="plain" onClick={() => ask('make')}>
            {say('make')}
          </Button>
          <Button look="plain" onClick={() => ask('remove')}>
            {say('remove')}
          </Button>
        </SelectionBar>
        <DataTable
          name={say('tab.numbers')}
          columns={numberColumns(say)}
          rows={rows}
          nameOf={({ name }) => name}
          isBusy={query.isPlaceholderData}
          selection={{ ids: chosen, onChange: setChosen }}
          renderActions={({ id, name }) => (
            <Button
              look="plain"
              aria-label={say('makeFor', { name })}
              onClick={() => setAsked({ action: 'make', ids: [id] })}
            >
              {say('makeOne')}
            </Button>
          )}
        />
      </ListPanel>
      {asked && (
        <ConfirmDialog
          title={say(asked.action === 'make' ? 'makeTitle' : 'removeTitle', { count: asked.ids.length })}
          confirm={say(asked.action)}
          look={asked.action === 'make' ? 'solid' : 'danger'}
          isBusy={make.isPending || remove.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        >
          {say(asked.action === 'make' ? 'makeText' : 'removeText')}
        </ConfirmDialog>
      )}
      {slips.length > 0 && <SlipsDialog slips={slips} onClose={() => setSlips([])} />}
    </>
  );
}
