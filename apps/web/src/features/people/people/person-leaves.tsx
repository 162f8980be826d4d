import { leaveFacts } from '@horae/contract/scheduling/leave-kinds';
import type { Leave } from '@horae/contract/scheduling/leaves.contract';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { notifyUndo } from '#platform/notify';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import type { Column } from '#ui/list/table-props';
import { Part } from '#ui/part';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { EditRemoveButtons } from './edit-remove-buttons';
import { draftAgain, kindWithCode, leaveTitle, whenText } from './leave-record';
import { leaveRecordWords } from './leave-record.words';
import styles from './person.module.css';
import { leavesQuery, removeLeave, saveLeave } from './person-leaves.queries';

const LeaveRecordDialog = lazy(() => import('./leave-record-dialog').then((m) => ({ default: m.LeaveRecordDialog })));

interface PersonLeavesProps {
  hotel: number;
  employee: { id: number; name: string };
}

/** An employee's leaves of days and hours, the latest first. */
export function PersonLeaves({ hotel, employee }: PersonLeavesProps) {
  const say = leaveRecordWords.use();
  const query = useQuery(leavesQuery(hotel, employee.id));
  const [open, setOpen] = useState<{ leave: Leave | null } | null>(null);
  const removing = useMutation(removeLeave);
  const saving = useMutation(saveLeave);

  function remove(leave: Leave): void {
    const undo = () => saving.mutate({ hotel, leave: draftAgain(leave) });
    const { id, version } = leave;
    removing.mutate(
      { hotel, id, version },
      { onSuccess: () => void notifyUndo(say('removed', { leave: leaveTitle(leave) }), say('undo'), undo) },
    );
  }

  return (
    <section className="panel">
      <div className={styles.tools}>
        <Button onClick={() => setOpen({ leave: null })}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('add')}
        </Button>
      </div>
      <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
        {query.data?.leaves.length === 0 && <p className={styles.note}>{say('none')}</p>}
        {query.data && query.data.leaves.length > 0 && (
          <DataTable
            name={say('addTitle', { name: employee.name })}
            columns={leaveColumns(say)}
            rows={query.data.leaves}
            nameOf={leaveTitle}
            keyOf={({ id }) => String(id)}
            renderActions={(leave) => (
              <EditRemoveButtons
                edit={say('edit', { leave: leaveTitle(leave) })}
                remove={say('remove', { leave: leaveTitle(leave) })}
                onEdit={() => setOpen({ leave })}
                onRemove={() => remove(leave)}
              />
            )}
          />
        )}
      </QueryStates>
      {open && (
        <Part>
          <LeaveRecordDialog hotel={hotel} employee={employee} leave={open.leave} onClose={() => setOpen(null)} />
        </Part>
      )}
    </section>
  );
}

function leaveColumns(say: ReturnType<typeof leaveRecordWords.use>): Column<Leave>[] {
  return [
    { key: 'when', header: say('when'), isName: true, cell: whenText },
    { key: 'kind', header: say('kind'), cell: ({ kind, hours }) => kindWithCode(kind, hours !== null) },
    {
      key: 'paid',
      header: say('paid'),
      cell: ({ kind }) => (
        <Badge tone={leaveFacts[kind].isPaid ? 'success' : 'neutral'}>
          {say(leaveFacts[kind].isPaid ? 'paid.yes' : 'paid.no')}
        </Badge>
      ),
    },
    { key: 'notes', header: say('notes'), cell: ({ notes }) => notes ?? '' },
  ];
}
