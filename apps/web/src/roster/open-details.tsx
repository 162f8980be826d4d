import { lazy } from 'react';
import type { WindowKind } from '#platform/window-kind';
import { Part } from '#ui/part';
import type { RosterAddress } from './roster-address';
import type { LoadedModel } from './use-grid-model';
import type { Cards, OpenShift } from './use-opened';

const ShiftDrawer = lazy(() => import('./detail/shift-drawer').then((m) => ({ default: m.ShiftDrawer })));

interface OpenDetailsProps {
  opened: OpenShift;
  counted: LoadedModel | undefined;
  address: RosterAddress;
  cards: Cards;
  hotel: number;
  kind: WindowKind;
  onCopyLink: () => void;
}

/** The details of the shift in the URL. */
export function OpenDetails({ opened, counted, address, cards, hotel, kind, onCopyLink }: OpenDetailsProps) {
  const { bar, previous, next, sameDay } = opened;
  const { days, change } = address;
  const resource = bar && counted?.resourceOf(bar.resourceId);
  if (!bar || !resource || !counted) return null;
  const row = counted.model.employees.find(({ id }) => id === bar.resourceId);
  return (
    <Part>
      <ShiftDrawer
        kind={kind}
        bar={bar}
        resource={resource}
        facts={counted.factsOf(bar.resourceId)}
        sameDay={sameDay}
        days={days}
        previous={previous}
        next={next}
        onOpen={(shift) => change({ shift })}
        onDayCard={() => row && cards.openDay(row, days.dateOf(bar.start))}
        onCopyLink={onCopyLink}
        onCalendar={async () => {
          const { downloadCalendar } = await import('./employee-actions');
          await downloadCalendar(hotel, days, [{ shift: bar.shift, hours: bar.hours }], days.dateOf(bar.start));
        }}
        onClose={() => change({ shift: null })}
      />
    </Part>
  );
}
