import { securityEventKinds, securityEventOutcomes } from '@horae/contract/settings/security-event-kinds';
import { useQuery } from '@tanstack/react-query';
import type { ListControl } from '#platform/list-search';
import { DaysFilter } from '#ui/list/days-filter';
import { FilterSelect } from '#ui/list/filter-select';
import { ListSearch } from '#ui/list/list-search';
import { eventWords } from './event-sentences.words';
import { eventChoicesQuery } from './security-events.queries';
import { securityEventsWords } from './security-events.words';

/** The filters by address or e-mail, kind, outcome, account and days. */
export function EventFilters({ list }: { list: ListControl }) {
  const say = securityEventsWords.use();
  const sayKind = eventWords.use();
  const { data } = useQuery(eventChoicesQuery);
  const kinds = securityEventKinds
    .map((kind) => ({ value: kind, label: sayKind(`kind.${kind}`) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <ListSearch list={list} label={say('search')} />
      <FilterSelect list={list} name="kind" label={say('kind')} all={say('allKinds')} options={kinds} />
      <FilterSelect
        list={list}
        name="outcome"
        label={say('outcome')}
        all={say('allOutcomes')}
        options={securityEventOutcomes.map((outcome) => ({ value: outcome, label: say(`outcome.${outcome}`) }))}
      />
      <FilterSelect
        list={list}
        name="account"
        label={say('account')}
        all={say('allAccounts')}
        options={(data?.accounts ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <DaysFilter list={list} />
    </>
  );
}
