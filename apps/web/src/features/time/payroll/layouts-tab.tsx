import type { PayLayout, PayLayoutFields } from '@horae/contract/time/pay-layout';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyUndo } from '#platform/notify';
import type { SelectedHotel } from '#platform/storage';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { DataTable } from '#ui/list/data-table';
import { EditRemoveMenu } from '#ui/list/edit-remove-menu';
import type { Column } from '#ui/list/table-props';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { LayoutDrawer } from './layout-drawer';
import { readyLayouts } from './pay-file/ready-layouts';
import { layoutsQuery, removeLayout, restoreLayout } from './payroll.queries';
import { payrollWords } from './payroll.words';

/** The file layouts of the hotel's payroll programs. */
export function LayoutsTab({ hotel: { ErpCompanyId: hotel } }: { hotel: SelectedHotel }) {
  const say = payrollWords.use();
  const query = useQuery(layoutsQuery(hotel));
  const remove = useMutation(removeLayout);
  const restore = useMutation(restoreLayout);
  const [open, setOpen] = useState<(PayLayoutFields & { id?: number }) | null>(null);
  const layouts = query.data?.layouts ?? [];

  function onRemove({ id, ...layout }: PayLayout): void {
    const back = () => restore.mutate({ hotel, layout });
    const onSuccess = () => void notifyUndo(say('removed', { name: layout.name }), say('undo'), back);
    remove.mutate({ hotel, id }, { onSuccess });
  }

  const columns: Column<PayLayout>[] = [
    { key: 'name', header: say('name'), isName: true, cell: ({ name }) => name },
    { key: 'format', onPhone: 'first', header: say('format'), cell: ({ format }) => say(`format.${format}`) },
    { key: 'grain', onPhone: 'second', header: say('grain'), cell: ({ grain }) => say(`grain.${grain}`) },
    {
      key: 'columns',
      onPhone: 'hidden',
      header: say('columns'),
      unfolds: true,
      cell: ({ columns: all }) => all.map(({ field }) => say(`field.${field}`)).join(', '),
    },
  ];
  return (
    <section className="stack-4" aria-label={say('tab.layouts')}>
      <div className="ends">
        <p className="quiet measure">{say('layoutsSay')}</p>
        <Button onClick={() => setOpen(readyLayouts()[0]!.layout)} disabled={!query.data}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addLayout')}
        </Button>
      </div>
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={160} />}>
        {layouts.length === 0 ? (
          <EmptyState drawing={<BlankRosterDrawing />} text={say('noLayouts')}>
            {null}
          </EmptyState>
        ) : (
          <div className="panel">
            <DataTable
              name={say('tab.layouts')}
              columns={columns}
              rows={layouts}
              nameOf={({ name }) => name}
              renderActions={(row) => (
                <EditRemoveMenu
                  label={say('actionsFor', { name: row.name })}
                  edit={say('edit')}
                  remove={say('remove')}
                  onEdit={() => setOpen(row)}
                  onRemove={() => onRemove(row)}
                />
              )}
            />
          </div>
        )}
      </QueryStates>
      {open && <LayoutDrawer hotel={hotel} layout={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
