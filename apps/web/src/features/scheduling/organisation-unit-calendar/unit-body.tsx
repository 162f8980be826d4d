import type { TimelineHandle } from '@horae/timeline';
import type { ReactNode, RefObject } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { GridSkeleton } from '#roster/states/grid-skeleton';
import { Nobody } from '#roster/states/nobody';
import type { LoadedModel } from '#roster/use-grid-model';
import type { Cards } from '#roster/use-opened';
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
import type { UnitAddress } from './use-unit-address';
import type { UnitBoard } from './use-unit-board';
import { Withheld } from './withheld';

interface UnitBodyProps {
  hotel: number;
  address: UnitAddress;
  loaded: UnitBoard;
  counted: LoadedModel | undefined;
  kind: WindowKind;
  cards: Cards;
  handle: RefObject<TimelineHandle | null>;
  isLoaded: (date: string) => boolean;
  details: ReactNode;
}

/** The matrix with today's lists, or what is shown instead: loading, an error, no access, no units. */
export function UnitBody({ hotel, address, loaded, counted, kind, cards, handle, isLoaded, details }: UnitBodyProps) {
  const say = unitWords.use();
  const { view, change } = address;
  const retry = () => void loaded.refetch();
  if (loaded.isWithheld) return <Withheld onRetry={retry} />;
  if (loaded.isWithoutUnits) return <NoUnits />;
  if (!counted) return loaded.error ? <ErrorPanel error={loaded.error} onRetry={retry} /> : <GridSkeleton />;
  const { model, barsOf } = counted;
  const { holidays } = loaded.checks;
  const unitName = loaded.unit?.label ?? '';
  if (model.all === 0) return <EmptyState drawing={<BlankRosterDrawing />} text={say('nobody', { unit: unitName })} />;
  if (model.rows.length === 0) return <Nobody isUnitEmpty={false} onClear={() => change(clearedUnitView(view))} />;
  if (kind === 'phone')
    return <UnitPhone hotel={hotel} address={address} model={model} holidays={holidays} barsOf={barsOf} />;
  const rail = <TodayRail hotel={hotel} address={address} model={model} barsOf={barsOf} />;
  return (
    <div className={styles.body}>
      {kind === 'tablet' && rail}
      <div className={styles.grid}>
        <UnitMatrix
          address={address}
          model={model}
          unitName={unitName}
          holidays={holidays}
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
