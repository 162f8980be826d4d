import { IconBuildingCommunity } from '@tabler/icons-react';
import type { GridModel } from '#roster/model/grid-model.rules';
import { rosterWords } from '#roster/roster.words';
import { fullDay } from '#roster/texts/day-texts';
import { hoursCell } from '#roster/texts/hour-texts';
import { unitWords } from './organisation-unit-calendar.words';
import styles from './unit-card.module.css';
import type { UnitAddress } from './use-unit-address';

interface UnitCardProps {
  unit: string;
  businessUnit: string;
  model: GridModel;
  address: UnitAddress;
}

const width = 160;
const height = 32;

/** The totals of the unit over the days shown. */
export function UnitCard({ unit, businessUnit, model, address }: UnitCardProps) {
  const say = unitWords.use();
  const hours = rosterWords.use();
  const { dates } = address.range;
  const { totals } = model;
  return (
    <section className={styles.card} aria-label={unit}>
      <IconBuildingCommunity size={28} stroke={1.25} aria-hidden="true" />
      <div>
        <b className={styles.name}>{unit}</b>
        <small>{businessUnit}</small>
      </div>
      <dl>
        <div>
          <dt className="visually-hidden">{hours('employee')}</dt>
          <dd>{say('unit.people', { count: model.shown })}</dd>
        </div>
        <div>
          <dt>{say('unit.hours')}</dt>
          <dd>{hoursCell(totals.minutes, hours)}</dd>
        </div>
        <div data-over={totals.overtime > 0 || undefined}>
          <dt>{say('unit.overtime')}</dt>
          <dd>{hoursCell(totals.overtime, hours)}</dd>
        </div>
        <div>
          <dt>{say('unit.absences')}</dt>
          <dd>
            {(model.legend.get('leave') ?? 0) + (model.legend.get('sick') ?? 0) + (model.legend.get('unpaid') ?? 0)}
          </dd>
        </div>
      </dl>
      <Sparkline
        values={totals.headsByDay}
        label={say('unit.trend', { from: fullDay(dates[0]!), to: fullDay(dates.at(-1)!) })}
      />
    </section>
  );
}

function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, day) => `${day * step},${height - 2 - (value / most) * (height - 4)}`).join(' ');
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${label}: ${values.join(', ')}`}
    >
      <polyline points={points} fill="none" stroke="currentColor" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
