import { pageQuery, SortDirection } from '@horae/contract/page-query';
import { useState } from 'react';
import { z } from 'zod';
import { listControl } from '#platform/list-search';
import type { TextSearch } from '#platform/screen-search';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { DataTable } from '#ui/list/data-table';
import { ListPanel } from '#ui/list/list-panel';
import { PersonCell } from '#ui/list/person-cell';
import { SelectionBar } from '#ui/list/selection-bar';
import type { Column } from '#ui/list/table-props';
import { type Person, people } from './people';

const columns: Column<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    sorts: true,
    isName: true,
    cell: ({ id, name, job }) => (
      <PersonCell name={name} avatar={null} note={job}>
        <a href={`#person-${id}`} data-row-link="">
          {name}
        </a>
      </PersonCell>
    ),
  },
  { key: 'job', header: 'Job', sorts: true, cell: ({ job }) => job },
  { key: 'department', header: 'Department', unfolds: true, cell: ({ department }) => department },
];
const Address = pageQuery(10).extend({
  sort: SortDirection.default('asc'),
  sortColumn: z.enum(['id', 'name', 'job']).default('id'),
});

/** A list as on the screens: sorting, selection, unfolding rows and paging. */
export function Records() {
  const [search, onSearch] = useState<TextSearch>({});
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const list = listControl({ search, onSearch }, Address);
  const { sortColumn, sort, page, perPage } = list.address;
  const textOf = (person: Person) => (sortColumn === 'job' ? person.job : person.name);
  const sorted = sortColumn === 'id' ? people : people.toSorted((a, b) => textOf(a).localeCompare(textOf(b)));
  const ordered = sort === 'asc' ? sorted : sorted.toReversed();
  const selection = { ids, onChange: setIds };
  return (
    <>
      <SelectionBar selection={selection} />
      <ListPanel
        thing="people"
        list={list}
        query={{ data: { total: people.length }, error: null, refetch: () => undefined, dataUpdatedAt: 0 }}
        tools={null}
        empty={{ text: '' }}
        isFiltered={false}
      >
        <DataTable
          name="People"
          columns={columns}
          rows={ordered.slice((page - 1) * perPage, page * perPage)}
          nameOf={({ name }) => name}
          sort={{ column: sortColumn, direction: sort, onSort: list.sortBy }}
          selection={selection}
          renderActions={({ name }) => (
            <DotsMenu label={`Options of ${name}`}>
              <ActionItem onClick={() => setIds(new Set())}>Leave out</ActionItem>
            </DotsMenu>
          )}
        />
      </ListPanel>
    </>
  );
}
