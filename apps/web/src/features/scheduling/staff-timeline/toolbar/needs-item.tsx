import { addDays } from '@horae/local-time/local-date';
import { IconUsersGroup } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { rosterWords } from '#roster/roster.words';
import { ActionItem } from '#ui/action-menu';
import { Part } from '#ui/part';
import type { TimelineAddress } from '../use-timeline-address';

const NeedsDrawer = lazy(() => import('#roster/planning/needs/needs-drawer').then((m) => ({ default: m.NeedsDrawer })));

/** The item of a phone's menu for who plans, and the drawer that it opens. */
export function useNeedsItem(hotel: number, { period }: TimelineAddress, mayPlan: boolean) {
  const say = rosterWords.use();
  const [isOpen, setOpen] = useState(false);
  const shown = { hotel, first: period.start, last: addDays(period.start, period.days - 1) };
  return {
    item: mayPlan && (
      <ActionItem icon={<IconUsersGroup size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {say('needs')}
      </ActionItem>
    ),
    drawer: isOpen && (
      <Part>
        <NeedsDrawer shown={shown} onClose={() => setOpen(false)} />
      </Part>
    ),
  };
}
