import { InvoiceQuery } from '@horae/contract/demo-apps/invoices.contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import { everyPage } from '#platform/every-page';
import { listControl } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { buttonClass } from '#ui/button';
import { ExportMenu } from '#ui/export/export-menu';
import { exportScope } from '#ui/export/export-scope';
import { DataTable } from '#ui/list/data-table';
import { FilterSelect } from '#ui/list/filter-select';
import { ListPanel } from '#ui/list/list-panel';
import { ListSearch } from '#ui/list/list-search';
import { SelectionBar } from '#ui/list/selection-bar';
import { ListHead } from '#ui/list-head/list-head';
import { DeleteInvoiceDialog } from './delete-invoice-dialog';
import { invoiceColumns } from './invoice-columns';
import { InvoiceMenu } from './invoice-menu';
import { InvoiceTiles } from './invoice-tiles';
import { statuses } from './invoice-values';
import { everyInvoice, fetchInvoices, invoicesQuery } from './invoices.queries';
import { invoicesWords } from './invoices.words';
import { invoicesFile } from './invoices-file';

/** The list of invoices: search, copying, printing and deletion. */
export function InvoicesScreen(screen: ScreenSearch) {
  const say = invoicesWords.use();
  const navigate = useNavigate();
  const list = listControl(screen, InvoiceQuery);
  const { page, perPage, ...wanted } = list.address;
  const { q, sort, sortColumn, status } = wanted;
  const query = useQuery(invoicesQuery({ ...wanted, page, perPage }));
  const [deleting, setDeleting] = useState<number | null>(null);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selection = { ids, onChange: setIds };
  useChanges('invoices', everyInvoice);
  useScreenKeys(say('title'), [
    { what: say('key.new'), keys: ['n'], action: () => void navigate({ to: '/invoices/new' }) },
  ]);

  const isFiltered = q !== '' || status !== undefined;
  const total = query.data?.total ?? 0;
  const count = say('export.scope', { count: ids.size || total });
  const scope = exportScope([count], { isSelection: ids.size > 0, isFiltered });

  async function file() {
    const found =
      ids.size > 0
        ? (query.data?.allData ?? []).filter(({ id }) => ids.has(id))
        : await everyPage((next) => fetchInvoices({ ...wanted, ...next }));
    return invoicesFile(found, scope, ids.size > 0);
  }

  const newLink = (
    <Link to="/invoices/new" className={buttonClass('solid')} data-keys="n">
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('new')}
    </Link>
  );
  return (
    <>
      <ListHead title={say('title')} main={newLink}>
        <ExportMenu scope={scope} disabled={total === 0} file={file} />
      </ListHead>
      <InvoiceTiles all={query.data?.allData} />
      <ListPanel
        thing={say('thing')}
        list={list}
        query={query}
        isFiltered={isFiltered}
        empty={{ text: say('none'), action: newLink }}
        tools={
          <>
            <ListSearch list={list} label={say('search')} />
            <FilterSelect
              list={list}
              name="status"
              label={say('status')}
              all={say('allStatuses')}
              options={statuses.map((value) => ({ value, label: say(`status.${value}`) }))}
            />
          </>
        }
      >
        <SelectionBar selection={selection} />
        <DataTable
          name={say('title')}
          columns={invoiceColumns(say)}
          rows={query.data?.invoices ?? []}
          nameOf={({ id }) => `#${id}`}
          isBusy={query.isPlaceholderData}
          selection={selection}
          sort={{ column: sortColumn, direction: sort, onSort: list.sortBy }}
          renderActions={(invoice) => <InvoiceMenu invoice={invoice} onDelete={() => setDeleting(invoice.id)} />}
        />
      </ListPanel>
      {deleting !== null && <DeleteInvoiceDialog id={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
