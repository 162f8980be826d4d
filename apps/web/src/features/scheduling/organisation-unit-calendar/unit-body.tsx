import type { TimelineHandle } from '@horae/timeline';
import type { ReactNode, RefObject } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { GridSkeleton } from '#roster/states/grid-skeleton';
import { Nobody } from '#roster/states/nobody';
import type { Cards } from '#roster/use-cards';
import type { LoadedModel } from '#roster/use-grid-model';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { clearedUnitView } from './model/unit-view.rules';
import { NoUnits } from './no-units';
import { unitWords } from './organisation-unit-calendar.words';
import { TodayRail } from './today-rail';
import styles from './unit-calendar.module.css';
import { UnitMatrix } from './unit-matrix';
import { UnitPhone } from './unit-phone';
import type { UnitBoard } from './use-unit-board';
import type { UnitControl } from './use-unit-control';
import { Withheld } from './withheld';

interface UnitBodyProps {
  control: UnitControl;
  loaded: UnitBoard;
  counted: LoadedModel | undefined;
  kind: WindowKind;
  cards: Cards;
  handle: RefObject<TimelineHandle | null>;
  isLoaded: (date: string) => boolean;
  details: ReactNode;
}

/** The matrix and who is there today, or what stands in their place. */
export function UnitBody({ control, loaded, counted, kind, cards, handle, isLoaded, details }: UnitBodyProps) {
  const say = unitWords.use();
  const { view, change } = control;
  const retry = () => void loaded.refetch();
  if (loaded.isWithheld) return <Withheld onRetry={retry} />;
  if (loaded.isWithoutUnits) return <NoUnits />;
  if (!counted) return loaded.error ? <ErrorPanel error={loaded.error} onRetry={retry} /> : <GridSkeleton />;
  const { model, barsOf } = counted;
  const unitName = loaded.unit?.label ?? '';
  if (model.all === 0) return <EmptyState drawing={<BlankRosterDrawing />} text={say('nobody', { unit: unitName })} />;
  if (model.rows.length === 0) return <Nobody isUnitEmpty={false} onClear={() => change(clearedUnitView(view))} />;
  if (kind === 'phone') return <UnitPhone control={control} model={model} barsOf={barsOf} />;
  const rail = <TodayRail control={control} model={model} barsOf={barsOf} />;
  return (
    <div className={styles.body}>
      {kind === 'tablet' && rail}
      <div className={styles.grid}>
        <UnitMatrix
          control={control}
          model={model}
          unitName={unitName}
          kind={kind}
          isLoaded={isLoaded}
          cards={cards}
          handle={handle}
        />
      </div>
      {kind === 'desktop' && (view.shift === null ? rail : details)}
    </div>
  );
}
