import { IconUserQuestion } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { IconButton } from '#ui/icon-button';
import type { Board } from '../../model/board.rules';
import { openRows } from '../model/open-plan.rules';
import { planningWords } from '../planning.words';
import { useDepartments } from '../shift-dialog/use-departments';

interface OpenRows {
  board: Board;
  toggle: ReactNode;
}

/** The board with the rows of open shifts, and the button that shows those of all departments. */
export function useOpenRows(hotel: number, board: Board, onShow: (row: number) => void): OpenRows {
  const say = planningWords.use();
  const departments = useDepartments(hotel);
  const [isAll, setAll] = useState(false);
  const open = useMemo(() => openRows(board, departments, say('open.row'), isAll), [board, departments, say, isAll]);
  const shown = useMemo(() => (open.length === 0 ? board : { ...board, open }), [board, open]);
  const first = open[0]?.employeeId;
  const show = useEffectEvent(() => first !== undefined && onShow(first));
  useEffect(() => {
    if (isAll) show();
  }, [isAll]);
  const toggle = (
    <IconButton icon={IconUserQuestion} label={say('open.show')} aria-pressed={isAll} onClick={() => setAll(!isAll)} />
  );
  return { board: shown, toggle };
}
