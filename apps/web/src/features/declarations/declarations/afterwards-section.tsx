import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hotelToday } from '#platform/hotel-day';
import { notify } from '#platform/notify';
import { Switch } from '#ui/switch';
import { optOut, settingsKey } from './declarations.queries';
import { declarationsWords } from './declarations.words';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function monthAfter(day: string): Date {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year!, month!, 1));
}

/** Whether the coming month is declared after the work: a declaration of its own, asked for before the month begins. */
export function AfterwardsSection({ hotel, months }: { hotel: number; months: readonly string[] }) {
  const say = declarationsWords.use();
  const queryClient = useQueryClient();
  const asking = useMutation(optOut);
  const next = monthAfter(hotelToday());
  const month = next.toISOString().slice(0, 7);

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
        label={say('afterwards', { month: monthName.format(next) })}
        checked={months.includes(month)}
        disabled={asking.isPending}
        onChange={ask}
      />
      <p>{say('afterwardsSays')}</p>
    </>
  );
}
