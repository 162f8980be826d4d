import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { Switch } from '#ui/switch';
import { timelineWords } from '../staff-timeline.words';
import { GroupMenu, SortMenu } from './arrange-menus';
import { CalendarsMenu } from './calendars-menu';
import type { FilterRowProps } from './filter-row';
import styles from './filters.module.css';
import { PeopleFilters } from './people-filters';
import { UnitFilters } from './unit-filters';

interface FilterSheetProps extends Omit<FilterRowProps, 'searchRef' | 'rowRef'> {
  shown: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The same filters one below the other, where there is no room beside the grid. */
export function FilterSheet({ board, view, change, onToggleCalendar, shown, isOpen, onClose }: FilterSheetProps) {
  const say = timelineWords.use();
  return (
    <Drawer
      title={say('filters.title')}
      isOpen={isOpen}
      isLow
      onClose={onClose}
      footer={
        <Button look="solid" wide onClick={onClose}>
          {say('filters.show', { count: shown })}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <UnitFilters board={board} view={view} change={change} showLabels />
        <PeopleFilters board={board} view={view} change={change} showLabels />
        <CalendarsMenu calendars={view.calendars} disabled={!board} onToggle={onToggleCalendar} />
        <GroupMenu view={view} change={change} disabled={!board} />
        <SortMenu view={view} change={change} disabled={!board} />
        <Switch label={say('overtimes')} checked={view.overtimes} onChange={(overtimes) => change({ overtimes })} />
        <Switch label={say('ergani')} checked={view.ergani} onChange={(ergani) => change({ ergani })} />
      </div>
    </Drawer>
  );
}
