import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '#platform/new-key';
import { notify } from '#platform/notify';
import { FormDialog } from '#ui/forms/form-dialog';
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
    if (add.isPending) return;
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
    <FormDialog
      isDrawer
      title={say('newEvent')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={JSON.stringify(form.values) !== JSON.stringify(initial)}
      isBusy={add.isPending}
      error={add.error}
      submit={say('add')}
    >
      <EventFields form={form} />
    </FormDialog>
  );
}
