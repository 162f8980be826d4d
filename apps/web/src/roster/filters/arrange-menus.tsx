import { useHotel } from '#platform/hotel';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { mayPlan } from '../may-plan';
import { type Arrangement, type Grouping, groupings, sortings } from '../model/roster-filters.rules';
import { rosterWords } from '../roster.words';
import { MenuButton } from './menu-button';

interface ArrangeMenuProps {
  view: Arrangement;
  change: (part: Partial<Arrangement>) => void;
  disabled: boolean;
}

interface GroupMenuProps extends ArrangeMenuProps {
  groups?: readonly Grouping[];
}

/** How rows are grouped, and whether those without shifts are listed. */
export function GroupMenu({ view, change, disabled, groups = groupings }: GroupMenuProps) {
  const say = rosterWords.use();
  return (
    <ActionMenu
      label={say('group.label')}
      position="bottom-start"
      staysOpen
      trigger={<MenuButton disabled={disabled}>{say('group.by', { what: say(`group.${view.group}`) })}</MenuButton>}
    >
      {groups.map((group) => (
        <ActionItem key={group} isChosen={view.group === group} onClick={() => change({ group })}>
          {say(`group.${group}`)}
        </ActionItem>
      ))}
      <div role="group" className="menu-section">
        <ActionItem isTicked={!view.emptyRows} onClick={() => change({ emptyRows: !view.emptyRows })}>
          {say('group.hideEmpty')}
        </ActionItem>
      </div>
    </ActionMenu>
  );
}

/** How rows are sorted. */
export function SortMenu({ view, change, disabled }: ArrangeMenuProps) {
  const say = rosterWords.use();
  const hotel = useHotel();
  const isPlanner = hotel !== null && mayPlan(hotel);
  return (
    <ActionMenu
      label={say('sort.label')}
      position="bottom-start"
      trigger={<MenuButton disabled={disabled}>{say('sort.by', { what: say(`sort.${view.sort}`) })}</MenuButton>}
    >
      {sortings
        .filter((sort) => sort !== 'order' || isPlanner)
        .map((sort) => (
          <ActionItem key={sort} isChosen={view.sort === sort} onClick={() => change({ sort })}>
            {say(`sort.${sort}`)}
          </ActionItem>
        ))}
    </ActionMenu>
  );
}
