import type { CorrectionRequest } from '@horae/contract/time/correction-rows';
import { hotelMoment } from '#platform/hotel-day';
import type { TextSearch } from '#platform/screen-search';
import { AskedList } from '#roster/requests/asked-list';
import { requestsWords } from '#roster/requests/requests.words';
import type { Column } from '#ui/list/table-props';
import { employeeColumns } from './employee-columns';
import { inboxRequestsWords } from './requests.words';

export function requestColumns(search: TextSearch): Column<CorrectionRequest>[] {
  const say = inboxRequestsWords.say;
  return [
    ...employeeColumns<CorrectionRequest>(search, 'request'),
    {
      key: 'asked',
      onPhone: 'second',
      header: say('asked'),
      cell: ({ punches, day }) => <AskedList punches={punches} day={day} />,
    },
    { key: 'reason', header: say('reason'), unfolds: true, cell: ({ reason }) => reason },
    {
      key: 'askedAt',
      onPhone: 'first',
      header: say('askedAt'),
      cell: ({ askedAt, decided, state }) => {
        if (!decided) return <time dateTime={askedAt}>{hotelMoment(askedAt)}</time>;
        const word = requestsWords.say(`state.${state}`);
        return <span className="quiet">{decided.by ? say('byWhom', { state: word, name: decided.by }) : word}</span>;
      },
    },
  ];
}
