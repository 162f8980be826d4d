import { Id } from '@horae/contract/fields';
import { type Timesheet } from '@horae/contract/time/timesheet-lines';
import { SheetMonth } from '@horae/contract/time/timesheet-requests';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { useChanges } from '#platform/changes';
import { hotelToday } from '#platform/hotel-day';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import type { SelectedHotel } from '#platform/storage';
import { HotelScreen } from '#roster/hotel-screen';
import { MonthSteps } from '#roster/sheet/month-steps';
import { sheetWords } from '#roster/sheet/sheet.words';
import { lastMonth, monthText, states } from '#roster/sheet/sheet-month';
import { Button, buttonClass } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { SelectionBar } from '#ui/list/selection-bar';
import { ListHead } from '#ui/list-head/list-head';
import { Part } from '#ui/part';
import { Tabs } from '#ui/tabs';
import { sheetColumns } from './sheet-columns';
import { everySheet, sheetsQuery } from './timesheets.queries';
import { timesheetsWords } from './timesheets.words';
import { useApprove } from './use-approve';

const SheetDrawer = lazy(() => import('./sheet-drawer').then((part) => ({ default: part.SheetDrawer })));
const UnlockDialog = lazy(() => import('./unlock-dialog').then((part) => ({ default: part.UnlockDialog })));

const Address = timesheetsContract.list.query
  .omit({ hotel: true, department: true })
  .extend({ month: SheetMonth.optional(), sheet: Id.optional() });

export function TimesheetsScreen(screen: ScreenSearch) {
  const say = timesheetsWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <Sheets key={hotel.ErpCompanyId} {...screen} hotel={hotel} />}
    </HotelScreen>
  );
}

/** The time sheets of a month: reviewed, approved and exported to payroll. */
function Sheets({ hotel: { ErpCompanyId: hotel, name = '' }, ...screen }: ScreenSearch & { hotel: SelectedHotel }) {
  const say = timesheetsWords.use();
  const saySheet = sheetWords.use();
  const list = listControl(screen, Address);
  const [usual] = useState(() => lastMonth(hotelToday()));
  const { sheet: shown, month = usual, ...wanted } = list.address;
  const { q, state } = wanted;
  const query = useQuery(sheetsQuery({ ...wanted, hotel, month }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [unlocking, setUnlocking] = useState<Timesheet | null>(null);
  const { approve } = useApprove(hotel, month, () => setChosen(new Set()));
  useChanges('timesheets', everySheet);
  useChanges('attendance', everySheet);

  const sheets = query.data?.sheets ?? [];
  const countOf = (one: (typeof states)[number]) => query.data?.states.find((found) => found.state === one)?.count ?? 0;
  const selected = sheets.filter(({ id }) => chosen.has(id));
  const selection = { ids: chosen, onChange: setChosen };
  const tabs = [
    { value: 'all' as const, label: say('state.all') },
    ...states.map((value) => ({
      value,
      label: saySheet(`state.${value}`),
      mark: query.data ? ` (${countOf(value)})` : undefined,
    })),
  ];
  return (
    <>
      <ListHead
        title={say('title')}
        lead={say('lead', { hotel: name, month: monthText(month) })}
        date={<MonthSteps month={month} onMonth={(next) => list.change({ month: next === usual ? '' : next })} />}
      >
        {query.data?.mayPay && (
          <Link to="/payroll" search={month === usual ? {} : { month }} className={buttonClass('solid')}>
            <IconReportMoney size={18} stroke={1.5} aria-hidden="true" />
            {say('pay')}
          </Link>
        )}
      </ListHead>
      <Tabs
        label={say('states')}
        value={state ?? 'all'}
        onChange={(next) => list.change({ state: next === 'all' ? '' : next })}
        tabs={tabs}
      >
        <ListPanel
          thing={say('thing')}
          list={list}
          query={query}
          isFiltered={q !== '' || state !== undefined}
          empty={{ text: say('none') }}
          tools={<ListSearch list={list} label={say('search')} />}
        >
          <SelectionBar selection={selection}>
            <Button look="plain" onClick={() => approve(selected, true)}>
              {say('approve')}
            </Button>
          </SelectionBar>
          <DataTable
            name={say('title')}
            columns={sheetColumns(say, list.search)}
            rows={sheets}
            nameOf={(sheet) => sheet.name}
            isBusy={query.isPlaceholderData}
            selection={selection}
          />
        </ListPanel>
      </Tabs>
      <Part>
        {shown !== undefined && (
          <SheetDrawer
            hotel={hotel}
            month={month}
            employee={shown}
            mayPay={query.data?.mayPay ?? false}
            onClose={() => screen.onSearch((now) => withSearchChange(now, { sheet: null }))}
            onApprove={(sheet, isApproved) => approve([sheet], isApproved)}
            onUnlock={setUnlocking}
          />
        )}
        {unlocking && <UnlockDialog hotel={hotel} sheet={unlocking} onClose={() => setUnlocking(null)} />}
      </Part>
    </>
  );
}
