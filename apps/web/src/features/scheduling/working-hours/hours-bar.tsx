import type { WorkingHours } from '@horae/contract/scheduling/hour-rows';
import { IconChartBar, IconFoldDown, IconFoldUp } from '@tabler/icons-react';
import { MenuButton } from '#roster/filters/menu-button';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { Button } from '#ui/button';
import { IconButton } from '#ui/icon-button';
import { RadioTabs } from '#ui/radio-tabs';
import styles from './hours-bar.module.css';
import { LevelsMenu } from './levels-menu';
import { hourSorts } from './model/hours-view.rules';
import { isDelivered, isVariance, type Measure } from './model/measure.rules';
import { ThresholdField } from './threshold-field';
import type { HoursControl } from './use-hours-control';
import { hoursWords } from './working-hours.words';

interface HoursBarProps {
  control: HoursControl;
  whole: WorkingHours | undefined;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The layout of the tree below. */
export function HoursBar({ control, whole }: HoursBarProps) {
  const say = hoursWords.use();
  const { view, column, change } = control;
  const { measure, levels, open } = view;
  const isAll = typeof open === 'number' && open >= levels.length;
  const isNone = typeof open !== 'number' && open.length === 0;
  const missing = (one: Measure) => (one.startsWith('declared') ? say('missing.declared') : say('missing.actual'));
  const reasonFor = (one: Measure) => (whole && !isDelivered(one, whole) ? missing(one) : undefined);
  const reasons = [...new Set((['declared', 'actual'] as const).flatMap((one) => reasonFor(one) ?? []))];

  return (
    <div className="row wraps centred">
      {reasons.map((reason) => (
        <span key={reason} className="note">
          {reason}
        </span>
      ))}
      <div className={styles.actions}>
        <LevelsMenu
          levels={levels}
          onLevels={(next) => change({ levels: next, open: [], cell: null })}
          onDepth={(depth) => change({ open: depth })}
        />
        <ActionMenu
          label={say('sort.label')}
          trigger={<MenuButton>{say('sort.by', { what: say(`sort.${view.sort}`) })}</MenuButton>}
        >
          {hourSorts.map((sort) => (
            <ActionItem
              key={sort}
              isChosen={view.sort === sort}
              onClick={() =>
                change({ sort, ...(sort === 'variance' && !isVariance(measure) && { measure: 'variance' }) })
              }
            >
              {say(`sort.${sort}`)}
            </ActionItem>
          ))}
        </ActionMenu>
        <IconButton
          icon={IconFoldDown}
          label={say('expandAll')}
          aria-disabled={isAll}
          onClick={() => change({ open: levels.length })}
        />
        <IconButton
          icon={IconFoldUp}
          label={say('collapseAll')}
          aria-disabled={isNone}
          onClick={() => change({ open: [] })}
        />
        <Button
          aria-pressed={view.chart}
          className={`${styles.action} ${styles.toggle}`}
          onClick={() => change({ chart: !view.chart })}
        >
          <IconChartBar {...icon} />
          {say('chart')}
        </Button>
      </div>
      {isVariance(measure) && (
        <div className={styles.more}>
          <RadioTabs<Measure>
            label={say('against.label')}
            value={measure}
            onChange={(next) => change({ measure: next })}
            options={(['variance', 'declared-variance'] as const).map((value) => ({
              value,
              label: say(`against.${value}`),
              disabled: reasonFor(value),
            }))}
          />
          <ThresholdField minutes={view.min} isOfDays={column === 'day'} onChange={(min) => change({ min })} />
        </div>
      )}
    </div>
  );
}
