import type { HotelHoliday } from '@horae/contract/people/hotel-holidays.contract';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { formatDate } from '#platform/format-date';
import { notify, notifyUndo } from '#platform/notify';
import { serverSentence } from '#platform/server-sentences';
import { uiWords } from '#ui/ui.words';
import { clearHoliday, setHoliday } from './organisation.queries';
import { organisationWords } from './organisation.words';

type Decision = Pick<HotelHoliday, 'day' | 'name' | 'isHoliday'>;

/** The actions of a holiday's menu, each with undo. */
export function useHolidayActions(hotel: number) {
  const say = organisationWords.use();
  const setting = useMutation(setHoliday);
  const clearing = useMutation(clearHoliday);
  const onError = (error: Error) => notify(errorText(error), { kind: 'error' });
  const undo = uiWords.say('undo');

  const set = ({ day, name, isHoliday }: Decision, onSuccess?: () => void) =>
    setting.mutate({ hotel, day, name, isHoliday }, { onError, ...(onSuccess && { onSuccess }) });

  return {
    decide(before: HotelHoliday, after: Decision): void {
      const { day, isHoliday } = after;
      const name = serverSentence(after.name);
      const text = isHoliday ? say('holidaySet', { name, date: formatDate(day) }) : say('holidayOff', { name });
      const back = () => (before.isOwnDecision ? set(before) : clearing.mutate({ hotel, day }));
      set(after, () => notifyUndo(text, undo, back));
    },
    forget(before: HotelHoliday): void {
      const { day, kind } = before;
      const name = serverSentence(before.name);
      const text = kind === 'own' ? say('holidayRemoved', { name }) : say('holidayCleared', { date: formatDate(day) });
      clearing.mutate({ hotel, day }, { onSuccess: () => notifyUndo(text, undo, () => set(before)) });
    },
  };
}
