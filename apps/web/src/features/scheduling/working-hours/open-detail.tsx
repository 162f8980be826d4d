import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { Part } from '#ui/part';
import { timelineSearch } from './model/timeline-link.rules';
import type { HoursBoard } from './use-hours-board';
import type { HoursControl } from './use-hours-control';
import { useHoursDetail } from './use-hours-detail';

const HoursDetail = lazy(() => import('./hours-detail').then((m) => ({ default: m.HoursDetail })));

interface OpenDetailProps {
  board: HoursBoard;
  control: HoursControl;
}

/** The details of the figure that is open; loaded with the first one. */
export function OpenDetail({ board, control }: OpenDetailProps) {
  const navigate = useNavigate();
  const { view, days, today, change } = control;
  const detail = useHoursDetail(board, control);
  if (!detail) return null;
  return (
    <Part>
      <HoursDetail
        address={detail}
        days={days}
        measure={view.measure}
        judgedUntil={board.whole?.hasActual ? today : detail.start}
        onTimeline={() => void navigate({ to: '/staff-timeline', search: timelineSearch(view, detail, today) })}
        onClose={() => change({ cell: null })}
      />
    </Part>
  );
}
