import { formatDate } from '#platform/format-date';
import { Badge } from '#ui/badge';
import type { Column } from '#ui/list/table-props';
import type { SlipPerson } from './slips.queries';
import type { SlipsSay } from './slips.words';

const tones = { 'no-account': 'neutral', 'no-slip': 'warning', open: 'info', password: 'success' } as const;

export function slipColumns(say: SlipsSay, zone: string | undefined): Column<SlipPerson>[] {
  return [
    { key: 'name', header: say('person'), isName: true, cell: ({ name }) => name },
    { key: 'code', onPhone: 'second', header: say('slipCode'), cell: ({ code }) => code },
    { key: 'department', onPhone: 'second', header: say('department'), cell: ({ department }) => department },
    {
      key: 'loginName',
      onPhone: 'hidden',
      header: say('loginName'),
      cell: ({ loginName, hasEmail }) => loginName ?? (hasEmail && <span className="quiet">{say('hasEmail')}</span>),
    },
    {
      key: 'state',
      onPhone: 'first',
      header: say('stateHead'),
      cell: ({ state, validUntil }) => (
        <Badge tone={tones[state]}>
          {say(`state.${state}`, { day: validUntil ? formatDate(validUntil, zone) : '' })}
        </Badge>
      ),
    },
  ];
}
