import { IconTemplate } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { rosterWords } from '#roster/roster.words';
import { ActionItem } from '#ui/action-menu';
import { Part } from '#ui/part';

const TemplatesDrawer = lazy(() =>
  import('#roster/planning/templates/templates-drawer').then((m) => ({ default: m.TemplatesDrawer })),
);

/** The item of a phone's menu for who plans, and the drawer that it opens. */
export function useTemplatesItem(hotel: number, mayPlan: boolean) {
  const say = rosterWords.use();
  const [isOpen, setOpen] = useState(false);
  return {
    item: mayPlan && (
      <ActionItem icon={<IconTemplate size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {say('templates')}
      </ActionItem>
    ),
    drawer: isOpen && (
      <Part>
        <TemplatesDrawer hotel={hotel} onClose={() => setOpen(false)} />
      </Part>
    ),
  };
}
