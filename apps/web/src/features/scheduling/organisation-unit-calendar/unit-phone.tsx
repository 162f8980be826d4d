import { addDays } from '@horae/local-time/local-date';
import { periodOf } from '@horae/timeline';
import type { GridModel } from '#roster/model/grid-model.rules';
import { CodeMatrix } from '#roster/phone/code-matrix';
import { WeekStrip } from '#roster/phone/week-strip';
import { useSwipe } from '#roster/use-swipe';
import { unitWords } from './organisation-unit-calendar.words';
import { TodayLists } from './today-rail';
import type { UnitAddress } from './use-unit-address';

interface UnitPhoneProps {
  hotel: number;
  address: UnitAddress;
  model: GridModel;
  holidays: ReadonlyMap<string, string>;
  barsOf: (employee: number) => GridModel['bars'];
}

/** On a phone: who is working now, or the team's week as shift codes. */
export function UnitPhone({ hotel, address, model, holidays, barsOf }: UnitPhoneProps) {
  const say = unitWords.use();
  const { view, date, change, goTo } = address;
  const swipe = useSwipe((by) => goTo(addDays(periodOf('week', date).start, by * 7)));
  return (
    <>
      {view.tab === 'today' ? (
        <>
          <aside aria-label={say('rail.title')}>
            <TodayLists hotel={hotel} address={address} model={model} barsOf={barsOf} />
          </aside>
          <div {...swipe}>
            <WeekStrip
              address={address}
              model={model}
              holidays={holidays}
              barsOf={barsOf}
              onDay={(list) => change({ list })}
            />
          </div>
        </>
      ) : (
        <div {...swipe}>
          <CodeMatrix
            address={address}
            model={model}
            barsOf={barsOf}
            onOpen={(shift) => change({ shift })}
            onDay={(list) => change({ list })}
          />
        </div>
      )}
    </>
  );
}
