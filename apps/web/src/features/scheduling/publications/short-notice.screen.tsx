import { publicationsContract } from '@horae/contract/scheduling/publications.contract';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { formatDate } from '#platform/format-date';
import { listControl } from '#platform/list-search';
import type { ScreenSearch } from '#platform/screen-search';
import type { SelectedHotel } from '#platform/storage';
import { HotelScreen } from '#roster/hotel-screen';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { DataTable } from '#ui/list/data-table';
import { DaysFilter } from '#ui/list/days-filter';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { ListHead } from '#ui/list-head/list-head';
import { everyShortNotice, fetchShortNotice, shortNoticeQuery } from './short-notice.queries';
import { shortNoticeWords } from './short-notice.words';
import { shortNoticeColumns } from './short-notice-columns';
import { shortNoticeFile } from './short-notice-file';

const Address = publicationsContract.shortNotice.query.omit({ hotel: true });

export function ShortNoticeScreen(screen: ScreenSearch) {
  const say = shortNoticeWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <Changes key={hotel.ErpCompanyId} {...screen} hotel={hotel} />}
    </HotelScreen>
  );
}

/** The changes of work that were published within the notice time, with what justified them. */
function Changes({ hotel: { ErpCompanyId: hotel, name = '' }, ...screen }: ScreenSearch & { hotel: SelectedHotel }) {
  const say = shortNoticeWords.use();
  const list = listControl(screen, Address);
  const { page, perPage, ...narrowed } = list.address;
  const wanted = { ...narrowed, hotel };
  const query = useQuery(shortNoticeQuery({ ...wanted, page, perPage }));
  useChanges('plan', everyShortNotice);
  const isFiltered = Object.values(narrowed).some(Boolean);
  const total = query.data?.total ?? 0;
  const scope = exportScope([name, say('export.scope', { count: total })], { isFiltered });
  return (
    <>
      <ListHead title={say('title')} lead={say('lead', { hotel: name })}>
        <ExportMenu
          scope={scope}
          disabled={total === 0}
          file={async () => shortNoticeFile(await everyPage((next) => fetchShortNotice({ ...wanted, ...next })), scope)}
        />
      </ListHead>
      <ListPanel
        foldsFilters
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        empty={{ text: say('none') }}
        tools={
          <>
            <ListSearch list={list} label={say('search')} />
            <FilterSelect
              list={list}
              name="basis"
              label={say('basis')}
              all={say('basis.all')}
              options={(['agreed', 'reason'] as const).map((value) => ({ value, label: say(`basis.${value}`) }))}
            />
            <DaysFilter list={list} />
          </>
        }
      >
        <DataTable
          name={say('title')}
          columns={shortNoticeColumns(say)}
          rows={query.data?.changes ?? []}
          nameOf={({ employee, day }) => say('change', { name: employee.name, day: formatDate(day) })}
          isBusy={query.isPlaceholderData}
        />
      </ListPanel>
    </>
  );
}
