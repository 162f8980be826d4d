import { wallTime } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hotelToday } from '#platform/hotel-day';
import { dateFormat } from '#platform/in-language';
import { notify } from '#platform/notify';
import { Switch } from '#ui/switch';
import { optOut, settingsKey } from './declarations.queries';
import { declarationsWords } from './declarations.words';

const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Whether next month is declared after the work is done: that is a declaration itself, due before the month starts. */
export function AfterwardsSection({ hotel, months }: { hotel: number; months: readonly string[] }) {
  const say = declarationsWords.use();
  const queryClient = useQueryClient();
  const asking = useMutation(optOut);
  const next = addMonths(firstOfMonth(hotelToday()), 1);
  const month = next.slice(0, 7);

  function ask(isOptedOut: boolean): void {
    asking.mutate(
      { hotel, month, isOptedOut },
      {
        onSuccess: () => {
          notify(say('optOutAsked'), { kind: 'success' });
          void queryClient.invalidateQueries({ queryKey: settingsKey(hotel) });
        },
      },
    );
  }

  return (
    <>
      <Switch
        label={say('afterwards', { month: monthName(wallTime(next)) })}
        checked={months.includes(month)}
        disabled={asking.isPending}
        onChange={ask}
      />
      <p>{say('afterwardsSays')}</p>
    </>
  );
}
