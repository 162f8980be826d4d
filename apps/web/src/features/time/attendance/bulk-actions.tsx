import type { FindingRow } from '@horae/contract/time/finding-rows';
import { useQuery } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { Button } from '#ui/button';
import { ownersQuery } from './attendance.queries';
import { attendanceWords } from './attendance.words';

interface BulkActionsProps {
  hotel: number;
  chosen: readonly FindingRow[];
  onAccept: () => void;
  onExcuse: () => void;
  onByPlan: (findings: FindingRow[]) => void;
  onGive: (owner: number | null) => void;
}

/** The actions for all selected findings. */
export function BulkActions({ hotel, chosen, onAccept, onExcuse, onByPlan, onGive }: BulkActionsProps) {
  const say = attendanceWords.use();
  const { data } = useQuery(ownersQuery(hotel));
  const proposed = chosen.filter(({ proposal }) => proposal !== null);
  return (
    <>
      <Button look="plain" onClick={onAccept}>
        {say('accept')}
      </Button>
      <Button look="plain" onClick={onExcuse}>
        {say('excuse')}
      </Button>
      <Button
        look="plain"
        onClick={() => (proposed.length > 0 ? onByPlan(proposed) : notify(say('none_proposed'), { kind: 'info' }))}
      >
        {say('correctByPlan')}
      </Button>
      <ActionMenu label={say('give')} position="bottom-start" trigger={<Button look="plain">{say('give')}</Button>}>
        <ActionItem onClick={() => onGive(null)}>{say('nobody')}</ActionItem>
        {(data?.owners ?? []).map(({ id, name }) => (
          <ActionItem key={id} onClick={() => onGive(id)}>
            {name}
          </ActionItem>
        ))}
      </ActionMenu>
    </>
  );
}
