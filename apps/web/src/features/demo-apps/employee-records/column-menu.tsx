import { IconColumns } from '@tabler/icons-react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { Button } from '#ui/button';
import { recordWords } from './employee-records.words';
import { optionalColumns } from './record-columns';

interface ColumnMenuProps {
  hidden: ReadonlySet<string>;
  isCompact: boolean;
  onHidden: (hidden: ReadonlySet<string>) => void;
  onCompact: (isCompact: boolean) => void;
}

/** Which columns are shown, and the row height. */
export function ColumnMenu({ hidden, isCompact, onHidden, onCompact }: ColumnMenuProps) {
  const say = recordWords.use();
  const toggle = (column: string) => {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    onHidden(next);
  };
  return (
    <ActionMenu
      label={say('columns')}
      staysOpen
      trigger={
        <Button>
          <IconColumns size={18} stroke={1.5} aria-hidden="true" />
          {say('columns')}
        </Button>
      }
    >
      {optionalColumns.map((column) => (
        <ActionItem key={column} isTicked={!hidden.has(column)} onClick={() => toggle(column)}>
          {say(column)}
        </ActionItem>
      ))}
      <ActionItem isTicked={isCompact} onClick={() => onCompact(!isCompact)}>
        {say('compact')}
      </ActionItem>
      <ActionItem onClick={() => onHidden(new Set())}>{say('resetColumns')}</ActionItem>
    </ActionMenu>
  );
}
