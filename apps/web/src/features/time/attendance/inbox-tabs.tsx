import { type FindingView, findingViews } from '@horae/contract/time/attendance.contract';
import type { ReactNode } from 'react';
import { Tabs } from '#ui/tabs';
import { attendanceWords } from './attendance.words';
import { inboxRequestsWords } from './requests.words';

export type InboxView = FindingView | 'requests';

interface InboxTabsProps {
  view: InboxView;
  /** The number of waiting items per tab, once known. */
  counts: Partial<Record<InboxView, number | undefined>>;
  onView: (view: InboxView) => void;
  children: ReactNode;
}

/** Tabs for findings and for requests of employees. */
export function InboxTabs({ view, counts, onView, children }: InboxTabsProps) {
  const say = attendanceWords.use();
  const sayRequests = inboxRequestsWords.use();
  const [open, ...others] = findingViews;
  const inOrder: InboxView[] = [open, 'requests', ...others];
  return (
    <Tabs
      label={say('views')}
      value={view}
      onChange={onView}
      tabs={inOrder.map((value) => {
        const count = counts[value];
        const label = value === 'requests' ? sayRequests('title') : say(`view.${value}`);
        return { value, label, mark: count === undefined ? undefined : ` (${count})` };
      })}
    >
      {children}
    </Tabs>
  );
}
