import { PeopleQuery } from '@horae/contract/people/people.contract';
import type { PersonRow } from '@horae/contract/person';
import { IconPencil, IconUpload, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { z } from 'zod';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import type { SelectedHotel } from '#platform/storage';
import { HotelScreen } from '#roster/hotel-screen';
import { Button, buttonClass } from '#ui/button';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { SelectionBar } from '#ui/list/selection-bar';
import { ListHead } from '#ui/list-head/list-head';
import { Part } from '#ui/part';
import { NamesHint } from './names-hint';
import { everyPerson, fetchPeople, peopleQuery } from './people.queries';
import { peopleWords } from './people.words';
import { peopleColumns } from './people-columns';
import { peopleFile } from './people-file';
import { PeopleFilters } from './people-filters';
import { employments } from './person-values';

const BulkEditDrawer = lazy(() => import('./bulk-edit-drawer').then((m) => ({ default: m.BulkEditDrawer })));
const AddPersonDrawer = lazy(() => import('./add-person-drawer').then((m) => ({ default: m.AddPersonDrawer })));

const Address = PeopleQuery.omit({ hotel: true }).extend({ employment: z.enum([...employments, 'all']).optional() });

export function PeopleScreen(screen: ScreenSearch) {
  const say = peopleWords.use();
  return (
    <HotelScreen title={say('title')}>
      {(hotel) => <People key={hotel.ErpCompanyId} {...screen} hotel={hotel} />}
    </HotelScreen>
  );
}

/** The employees of a hotel: search, filters, selection across pages, export, adding. */
function People({ hotel: { ErpCompanyId: hotel, name }, ...screen }: ScreenSearch & { hotel: SelectedHotel }) {
  const say = peopleWords.use();
  const navigate = useNavigate();
  const list = listControl(screen, Address);
  const { page, perPage, sort, sortColumn, ...filters } = list.address;
  const { employment: asked = 'now' } = filters;
  const wanted = { ...filters, hotel, sort, sortColumn, employment: asked === 'all' ? undefined : asked };
  const query = useQuery(peopleQuery({ ...wanted, page, perPage }));
  const [open, setOpen] = useState<'add' | 'edit' | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  useChanges('people', everyPerson);
  useScreenKeys(say('title'), [{ what: say('key.add'), keys: ['n'], action: () => setOpen('add') }]);

  const isFiltered = Object.values(filters).some((value) => value !== '');
  const total = query.data?.total ?? 0;
  const count = say('export.scope', { count: chosen.size || total });
  const scope = exportScope([count], { isSelection: chosen.size > 0, isFiltered });
  const selection = { ids: chosen, onChange: setChosen };

  async function file() {
    const question = chosen.size > 0 ? { hotel, q: '', sort, sortColumn } : wanted;
    const found: PersonRow[] = await everyPage((next) => fetchPeople({ ...question, ...next }));
    const picked = chosen.size > 0 ? found.filter(({ id }) => chosen.has(id)) : found;
    return peopleFile(picked, hotel, scope, chosen.size > 0);
  }

  const addButton = (
    <Button look="solid" data-keys="n" onClick={() => setOpen('add')}>
      <IconUserPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );
  return (
    <>
      <ListHead title={say('title')} lead={say('lead', { hotel: name })} main={addButton}>
        <Link to="/people/import" className={buttonClass('outline')}>
          <IconUpload size={18} stroke={1.5} aria-hidden="true" />
          {say('import')}
        </Link>
        <ExportMenu scope={scope} disabled={total === 0} file={file} />
      </ListHead>
      <NamesHint hotel={hotel} />
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        empty={{ text: say('none'), action: addButton }}
        tools={<PeopleFilters hotel={hotel} list={list} />}
      >
        <SelectionBar selection={selection}>
          <Button look="plain" onClick={() => setOpen('edit')}>
            <IconPencil size={18} stroke={1.5} aria-hidden="true" />
            {say('bulk')}
          </Button>
        </SelectionBar>
        <DataTable
          name={say('title')}
          columns={peopleColumns(say)}
          rows={query.data?.people ?? []}
          nameOf={(person) => person.name}
          isBusy={query.isPlaceholderData}
          selection={selection}
          sort={{ column: sortColumn, direction: sort, onSort: list.sortBy }}
        />
      </ListPanel>
      <Part>
        {open === 'add' && (
          <AddPersonDrawer
            hotel={hotel}
            onClose={() => setOpen(null)}
            onAdded={(id) => void navigate({ to: '/people/$id', params: { id: String(id) } })}
          />
        )}
        {open === 'edit' && <BulkEditDrawer hotel={hotel} ids={[...chosen]} onClose={() => setOpen(null)} />}
      </Part>
    </>
  );
}
