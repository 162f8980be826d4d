import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { TimelineHandle } from '@horae/timeline';
import { type RefObject, useMemo } from 'react';
import type { Board } from '../model/board.rules';
import type { RosterAddress } from '../roster-address';
import { withDrafts } from './model/plan-now.rules';
import { useOpenRows } from './open-shifts/use-open-rows';
import type { PlanEdits } from './use-plan-edits';

interface Drafted {
  hotel: number;
  board: Board;
  drafts: PlanEdits['drafts'];
  rules: PlanRules | undefined;
  address: RosterAddress;
  handle: RefObject<TimelineHandle | null>;
}

/** The board as it will be once the drafts are published; also with the rows of open shifts, for the calendar. */
export function useDraftedBoard({ hotel, board, drafts, rules, address, handle }: Drafted) {
  const { days, view } = address;
  const drafted = useMemo(() => withDrafts(board, drafts, days.zone, rules), [board, drafts, days, rules]);
  const { board: shownBoard, choice } = useOpenRows(hotel, drafted, (row) => {
    // Rows above those on screen move none of them.
    if (view.group !== 'department') requestAnimationFrame(() => handle.current?.showRow(row));
  });
  return { drafted, shownBoard, choice };
}
