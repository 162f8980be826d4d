import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import type { TimelineHandle } from '@horae/timeline';
import { lazy, type RefObject, useState } from 'react';
import { Part } from '#ui/part';
import type { Board } from '../../model/board.rules';
import { openRowOf } from '../../model/open-rows.rules';
import type { RosterAddress } from '../../roster-address';
import type { PlanEdits } from '../use-plan-edits';
import type { OpenedGap } from './cover-cells';

const CoverDialog = lazy(() => import('../cover-dialog').then((m) => ({ default: m.CoverDialog })));
const GapDialog = lazy(() => import('./gap-dialog').then((m) => ({ default: m.GapDialog })));

interface OpenGapInput {
  hotel: number;
  edits: PlanEdits;
  rules: PlanRules | undefined;
  board: Board;
  address: RosterAddress;
  handle: RefObject<TimelineHandle | null>;
}

const hour = 3_600_000;

/** The gap that was pressed: the grid goes there, and a dialog lists who could fill it. */
export function useOpenGap({ hotel, edits, rules, board, address, handle }: OpenGapInput) {
  /** The days of open shifts that lie in the gap, once somebody is sought for them instead. */
  const [dates, setDates] = useState<readonly string[]>();
  const [asked, setAsked] = useState<{ opened: OpenedGap; staff: NeedDays['staff'] }>();
  function onOpen(opened: OpenedGap, { staff }: NeedDays): void {
    handle.current?.showInstant(opened.gaps[0]!.start - (address.zoom === 'day' ? hour : 0));
    setAsked({ opened, staff });
  }
  function close(): void {
    setAsked(undefined);
    setDates(undefined);
    // The gap that was pressed may be gone.
    requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) document.querySelector<HTMLElement>('[data-gap][tabindex="0"], [data-cover]')?.focus();
    });
  }
  const dialog = asked && rules && (
    <Part>
      {dates ? (
        <CoverDialog
          employee={openRowOf(asked.opened.line.departmentId)}
          {...{ hotel, dates, edits, rules, board, address }}
          onClose={close}
        />
      ) : (
        <GapDialog {...asked} {...{ edits, rules, board, address }} onOpenShifts={setDates} onClose={close} />
      )}
    </Part>
  );
  return { onOpen, dialog };
}
