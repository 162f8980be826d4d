import { ActionItem, ActionMenu } from '#ui/action-menu';
import { groupings, sortings, type TimelineView } from '../model/timeline-view.rules';
import { timelineWords } from '../staff-timeline.words';
import styles from './filters.module.css';
import { MenuButton } from './menu-button';

interface ArrangeMenuProps {
  view: TimelineView;
  change: (part: Partial<TimelineView>) => void;
  disabled: boolean;
}

/** How rows are grouped and sorted. */
export function ArrangeMenu({ view, change, disabled }: ArrangeMenuProps) {
  const say = timelineWords.use();
  return (
    <ActionMenu
      label={say('group.label')}
      position="bottom-start"
      staysOpen
      trigger={<MenuButton disabled={disabled}>{say('group.by', { what: say(`group.${view.group}`) })}</MenuButton>}
    >
      <div role="group" aria-label={say('group.label')}>
        {groupings.map((group) => (
          <ActionItem key={group} isChosen={view.group === group} onClick={() => change({ group })}>
            {say(`group.${group}`)}
          </ActionItem>
        ))}
      </div>
      <div role="group" aria-label={say('sort.label')} className={styles.section} data-label={say('sort.label')}>
        {sortings.map((sort) => (
          <ActionItem key={sort} isChosen={view.sort === sort} onClick={() => change({ sort })}>
            {say(`sort.${sort}`)}
          </ActionItem>
        ))}
      </div>
      <div role="group" className={styles.section}>
        <ActionItem isTicked={!view.emptyRows} onClick={() => change({ emptyRows: !view.emptyRows })}>
          {say('group.hideEmpty')}
        </ActionItem>
      </div>
    </ActionMenu>
  );
}
