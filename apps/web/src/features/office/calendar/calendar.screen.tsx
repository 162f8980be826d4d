import type { CalendarEvent } from '@horae/contract/office/calendar.contract';
import { IconFilter, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { Floating } from '#ui/floating';
import { HeadPart } from '#ui/list-head/head-part';
import { ListHead } from '#ui/list-head/list-head';
import { usePrintFilters } from '#ui/print-head/print-lines';
import { QueryStates } from '#ui/query-states';
import styles from './calendar.module.css';
import { eventsQuery, everyEvent } from './calendar.queries';
import { calendarWords } from './calendar.words';
import { CalendarBar } from './calendar-bar';
import { CalendarBody, CalendarSkeleton } from './calendar-body';
import { CalendarDialogs } from './calendar-dialogs';
import { CalendarExport } from './calendar-export';
import { CalendarPanel } from './calendar-panel';
import { calendarsText, periodOf, readCalendarPlace, stepped } from './calendar-place';
import type { EventTimes } from './event-times';
import { periodText } from './period-text';
import { eventsIn } from './shown-event';
import { useCalendarKeys } from './use-calendar-keys';
import { useMoveEvent } from './use-move-event';

const ever: [string, string] = ['0000-01-01', '9999-12-31'];

/** The account's own events by month, week, day or as a list. */
export function CalendarScreen({ search, onSearch }: ScreenSearch) {
  const say = calendarWords.use();
  const kind = useWindowKind();
  const place = readCalendarPlace(search, kind);
  const { calendars } = place;
  const named = calendarsText(calendars);
  const query = useQuery({ ...eventsQuery(named ?? undefined), enabled: calendars.length > 0 });
  const [slot, setSlot] = useState<EventTimes | null>(null);
  const [deleting, setDeleting] = useState<CalendarEvent | null>(null);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const onMove = useMoveEvent();
  useChanges('calendar', everyEvent);

  const shown = calendars.map((name) => say(`calendar.${name}`)).join(', ');
  usePrintFilters([[say('calendars'), named === null ? undefined : shown || '–']]);

  const period = periodOf(place);
  const loaded = calendars.length === 0 ? [] : (query.data ?? []);
  const inPeriod = eventsIn(loaded, period);
  const change = (next: Record<string, string | null>) => onSearch((now) => withSearchChange(now, next));
  const add = (times: EventTimes | null) => {
    setSlot(times);
    change({ event: 'new' });
  };
  const close = () => change({ event: null });
  const actions = {
    onAdd: () => add(null),
    onToday: () => change({ date: null }),
    onStep: (step: 1 | -1) => change({ date: stepped(place, step) }),
    onView: (view: string) => change({ view }),
  };
  useCalendarKeys(inPeriod, { ...actions, onDelete: ({ event }) => setDeleting(event) });

  const addButton = (
    <Button look="solid" data-keys="n" onClick={actions.onAdd}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('add')}
    </Button>
  );
  return (
    <>
      <ListHead title={say('title')}>
        {kind === 'phone' && <Button onClick={actions.onToday}>{say('today')}</Button>}
        {kind === 'tablet' && (
          <Button onClick={() => setPanelOpen(true)}>
            <IconFilter size={18} stroke={1.5} aria-hidden="true" />
            {say('calendars')}
          </Button>
        )}
        <CalendarExport events={inPeriod} range={periodText(place)} isFiltered={named !== null} />
        {kind === 'tablet' && addButton}
      </ListHead>
      {kind === 'phone' && (
        <HeadPart slot="filters">
          <CalendarPanel place={place} onChange={change} />
        </HeadPart>
      )}
      <div className={`one-column-on-tablet block-in-print ${styles.screen}`}>
        {kind === 'desktop' && (
          <CalendarPanel place={place} onChange={change}>
            {addButton}
          </CalendarPanel>
        )}
        <section className={`unframed-in-print ${styles.sheet}`} aria-label={say('title')}>
          <CalendarBar place={place} {...actions} />
          <QueryStates
            thing={say('thing')}
            query={calendars.length === 0 ? { ...query, data: [], error: null } : query}
            skeleton={<CalendarSkeleton />}
          >
            <CalendarBody
              place={place}
              events={eventsIn(loaded, ever)}
              inPeriod={inPeriod}
              from={period[0]}
              onOpen={(id) => change({ event: String(id) })}
              onAdd={actions.onAdd}
              onCreate={add}
              onMove={onMove}
              onDay={(date) => change({ view: 'day', date })}
            />
          </QueryStates>
        </section>
      </div>
      {kind === 'phone' && <Floating>{addButton}</Floating>}
      {isPanelOpen && kind === 'tablet' && (
        <Drawer title={say('calendars')} side="start" isOpen onClose={() => setPanelOpen(false)}>
          <CalendarPanel place={place} onChange={change} />
        </Drawer>
      )}
      <CalendarDialogs place={place} slot={slot} deleting={deleting} onDelete={setDeleting} onClose={close} />
    </>
  );
}
