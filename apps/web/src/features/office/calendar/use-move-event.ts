import { useMutation } from '@tanstack/react-query';
import { notifyUndo } from '#platform/notify';
import { moveEvent } from './calendar.queries';
import { calendarWords } from './calendar.words';
import { dateText, type EventTimes, storedTimesOf } from './event-times';
import type { ShownEvent } from './shown-event';

/** Moves or resizes an event immediately, with undo. */
export function useMoveEvent(): (shown: ShownEvent, times: EventTimes) => void {
  const say = calendarWords.use();
  const { mutate: move, mutateAsync } = useMutation(moveEvent);
  return ({ id, event }, times) => {
    const { start, end, allDay } = event;
    const action = mutateAsync({ id, ...storedTimesOf(times) });
    notifyUndo(say('moved', { date: dateText(times) }), say('undo'), () => move({ id, start, end, allDay }), action);
  };
}
