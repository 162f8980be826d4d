import type { Agreement, AgreementFields } from '@horae/contract/time/agreements.contract';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelToday } from '#platform/hotel-day';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { DataTable } from '#ui/list/data-table';
import { EditRemoveMenu } from '#ui/list/edit-remove-menu';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { agreementColumns } from './agreement-columns';
import { AgreementDrawer } from './agreement-drawer';
import { blankAgreement } from './agreement-texts';
import { agreementsQuery, removeAgreement, restoreAgreement } from './agreements.queries';
import { agreementsWords } from './agreements.words';
import styles from './clock-devices.module.css';

/** The hotel's agreements, which tighten the law. */
export function AgreementsTab({ hotel }: { hotel: number }) {
  const say = agreementsWords.use();
  const query = useQuery(agreementsQuery(hotel));
  const remove = useMutation(removeAgreement);
  const restore = useMutation(restoreAgreement);
  const [open, setOpen] = useState<(AgreementFields & { id?: number }) | null>(null);
  const { agreements = [], laws = [], jobs = [] } = query.data ?? {};

  function onRemove({ id, ...agreement }: Agreement): void {
    const back = () => restore.mutate({ hotel, agreement });
    const onSuccess = () => void notifyUndo(say('removed', { name: agreement.name }), say('undo'), back);
    remove.mutate({ hotel, id }, { onSuccess });
  }

  return (
    <section className="stack-4" aria-labelledby="agreements">
      <div className="ends">
        <h2 id="agreements">{say('title')}</h2>
        <Button onClick={() => setOpen(blankAgreement(hotelToday()))} disabled={!query.data}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('add')}
        </Button>
      </div>
      <p className="quiet measure">{say('lead')}</p>
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={120} />}>
        <div className={styles.panel}>
          {agreements.length === 0 ? (
            <EmptyState drawing={<BellDrawing />} text={say('none')}>
              {null}
            </EmptyState>
          ) : (
            <DataTable
              name={say('title')}
              columns={agreementColumns(say)}
              rows={agreements}
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
          )}
        </div>
      </QueryStates>
      {open && <AgreementDrawer hotel={hotel} agreement={open} laws={laws} jobs={jobs} onClose={() => setOpen(null)} />}
    </section>
  );
}
