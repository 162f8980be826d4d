import { Menu } from '@mantine/core';
import { groupings, sortings, type TimelineView } from '../model/timeline-view.rules';
import { timelineWords } from '../staff-timeline.words';
import { CheckItem, CheckMenu } from './check-menu';

interface ArrangeMenuProps {
  view: TimelineView;
  change: (part: Partial<TimelineView>) => void;
  disabled: boolean;
}

/** How rows are grouped and sorted. */
export function ArrangeMenu({ view, change, disabled }: ArrangeMenuProps) {
  const say = timelineWords.use();
  return (
    <CheckMenu
      label={say('group.label')}
      text={say('group.by', { what: say(`group.${view.group}`) })}
      disabled={disabled}
    >
      <Menu.Label>{say('group.label')}</Menu.Label>
      {groupings.map((group) => (
        <CheckItem key={group} kind="radio" isChecked={view.group === group} onChoose={() => change({ group })}>
          {say(`group.${group}`)}
        </CheckItem>
      ))}
      <Menu.Divider />
      <Menu.Label>{say('sort.label')}</Menu.Label>
      {sortings.map((sort) => (
        <CheckItem key={sort} kind="radio" isChecked={view.sort === sort} onChoose={() => change({ sort })}>
          {say(`sort.${sort}`)}
        </CheckItem>
      ))}
      <Menu.Divider />
      <CheckItem kind="checkbox" isChecked={!view.emptyRows} onChoose={() => change({ emptyRows: !view.emptyRows })}>
        {say('group.hideEmpty')}
      </CheckItem>
    </CheckMenu>
  );
}
