import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { AddDrawer } from '#ui/forms/add-drawer';
import { addEvent } from './calendar.queries';
import { calendarWords } from './calendar.words';
import type { CalendarName } from './calendar-place';
import { EventFields, type EventValues, eventOf, newValues, useEventForm } from './event-form';
import type { EventTimes } from './event-times';

interface NewEventDrawerProps {
  times: EventTimes;
  calendar: CalendarName;
  onClose: () => void;
}

export function NewEventDrawer({ times, calendar, onClose }: NewEventDrawerProps) {
  const say = calendarWords.use();
  const [initial] = useState(() => newValues(times, calendar));
  const [key] = useState(newKey);
  const form = useEventForm(initial);
  const add = useMutation(addEvent);

  function submit(values: EventValues): void {
    const event = eventOf(values);
    add.mutate(
      { event, key },
      {
        onSuccess: () => {
          notify(say('added', { title: event.title }), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <AddDrawer title={say('newEvent')} form={form} onClose={onClose} adding={add} onAdd={submit} submit={say('add')}>
      <EventFields form={form} />
    </AddDrawer>
  );
}
