import {
  type GridCorrections,
  type GridReading,
  gridColumns,
  gridLines,
} from '@horae/contract/scheduling/roster-import.contract';
import { ActionItem } from '#ui/action-menu';
import { Hanging } from '#ui/hanging';
import { moveAmongItems } from '#ui/move-among-items';
import { rosterImportWords } from './roster-import.words';

/** A column by its letters or a line by its number, what it is taken for, and where it is on screen. */
export type AskedPart = { at: string; rect: DOMRect } & (
  | { kind: 'columns'; now: GridReading['columns'][number] }
  | { kind: 'lines'; now: GridReading['lines'][number]['as'] }
);

interface PartMenuProps {
  asked: AskedPart;
  corrections: GridCorrections;
  onCorrections: (corrections: GridCorrections) => void;
  onClose: () => void;
}

/** What else a column or a line can be said to be. */
export function PartMenu({ asked, corrections, onCorrections, onClose }: PartMenuProps) {
  const say = rosterImportWords.use();
  const { kind, at, now, rect } = asked;
  const isColumn = kind === 'columns';
  const part = isColumn ? say(`column.${now ?? 'none'}`) : say(`line.${now ?? 'none'}`);
  const { [at]: corrected, ...others } = corrections[kind];

  function choose(next: GridCorrections): void {
    onClose();
    onCorrections(next);
  }

  return (
    <Hanging
      role="menu"
      label={isColumn ? say('columnIs', { column: at, part }) : say('lineIs', { line: at, part })}
      rect={rect}
      onClose={onClose}
      onKeyDown={moveAmongItems}
    >
      {isColumn
        ? gridColumns
            .filter((one) => one !== now)
            .map((one) => (
              <ActionItem
                key={one}
                onClick={() => choose({ ...corrections, columns: { ...corrections.columns, [at]: one } })}
              >
                {say(`column.${one}`)}
              </ActionItem>
            ))
        : gridLines
            .filter((one) => one !== now)
            .map((one) => (
              <ActionItem
                key={one}
                onClick={() => choose({ ...corrections, lines: { ...corrections.lines, [at]: one } })}
              >
                {say(`line.${one}`)}
              </ActionItem>
            ))}
      {corrected && <ActionItem onClick={() => choose({ ...corrections, [kind]: others })}>{say('asRead')}</ActionItem>}
    </Hanging>
  );
}
