import type { CalendarEvent, EventChange } from '@horae/contract/office/calendar.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadIfOutdated } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { ErrorPanel } from '#ui/error-panel';
import { FormDialog } from '#ui/forms/form-dialog';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { useFocusReturn } from '#ui/use-focus-return';
import { eventToEditQuery, updateEvent } from './calendar.queries';
import { calendarWords } from './calendar.words';
import { EventFields, type EventValues, eventOf, useEventForm, valuesOf } from './event-form';

interface EventDrawerProps {
  id: number;
  onDelete: (event: CalendarEvent) => void;
  onClose: () => void;
}

/** An event by id, as in a link: loading, an error, or its form. */
export function EventDrawer(props: EventDrawerProps) {
  const say = calendarWords.use();
  const stored = useQuery(eventToEditQuery(props.id));
  // The form replaces this drawer, which was open while loading.
  useFocusReturn();
  if (stored.data) {
    const { answer, tag } = stored.data;
    return <EventForm {...props} event={answer.event} tag={tag} onStale={stored.refetch} />;
  }
  return (
    <Drawer title={say('editEvent')} isOpen onClose={props.onClose}>
      {stored.error ? (
        <ErrorPanel error={stored.error} onRetry={() => void stored.refetch()} />
      ) : (
        <Skeleton thing={say('thing')}>
          <SkeletonBlock height={320} />
        </Skeleton>
      )}
    </Drawer>
  );
}

interface EventFormProps extends EventDrawerProps {
  event: CalendarEvent;
  tag: string;
  onStale: () => Promise<unknown>;
}

function EventForm({ id, event, tag, onStale, onDelete, onClose }: EventFormProps) {
  const say = calendarWords.use();
  const [initial] = useState(() => valuesOf(event));
  const form = useEventForm(initial);
  const update = useMutation({ ...updateEvent, onError: rereadIfOutdated(onStale) });
  const isDirty = form.isChanged;

  function submit(values: EventValues): void {
    if (update.isPending) return;
    if (!isDirty) return onClose();
    const change: EventChange = { id, ...eventOf(values, event.extendedProps) };
    update.mutate(
      { event: change, tag },
      {
        onSuccess: () => {
          notify(say('saved'), { kind: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      isDrawer
      title={say('editEvent')}
      form={form.props(submit)}
      onClose={onClose}
      isDirty={isDirty}
      isBusy={update.isPending}
      error={update.error}
      actions={<Button onClick={() => onDelete(event)}>{say('delete')}</Button>}
    >
      <EventFields form={form} />
    </FormDialog>
  );
}
