import { useMutation } from '@tanstack/react-query';
import { notifyUndo } from '#platform/notify';
import { moveEvent } from './calendar.queries';
import { calendarWords } from './calendar.words';
import { dateText, type EventTimes, storedTimesOf } from './event-times';
import type { ShownEvent } from './shown-event';

/** Puts an event elsewhere or makes it longer, at once; it can be put back. */
export function useMoveEvent(): (shown: ShownEvent, times: EventTimes) => void {
  const say = calendarWords.use();
  const { mutate: move, mutateAsync } = useMutation(moveEvent);
  return ({ id, event }, times) => {
    const { start, end, allDay } = event;
    const action = mutateAsync({ id, ...storedTimesOf(times) });
    notifyUndo(say('moved', { date: dateText(times) }), say('undo'), () => move({ id, start, end, allDay }), action);
  };
}
