import { useQuery } from '@tanstack/react-query';
import type { ListControl } from '#platform/list-search';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { ListSearchBox } from '#ui/list/list-search-box';
import { SelectField } from '#ui/select-field';
import { auditChoicesQuery } from './audit.queries';
import { auditWords } from './audit.words';
import { deeds, wordOf } from './deed-looks';

interface AuditFiltersProps {
  list: ListControl;
  /** The name of the person whom the list is about. */
  about: string | undefined;
}

/** Text, hotel, account, object, deed and days of the list; and whom it is about, which a link says. */
export function AuditFilters({ list, about }: AuditFiltersProps) {
  const say = auditWords.use();
  const { data } = useQuery(auditChoicesQuery);
  const { search, change } = list;
  const named = (known: { id: number; name: string }[] = []) =>
    known.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <ListSearchBox label={say('search')} value={list.q} onSearch={(q) => change({ q }, { replace: true })} />
      <SelectField
        label={say('hotel')}
        isNamedOnly
        value={search.hotel ?? ''}
        options={[{ value: '', label: say('allHotels') }, ...named(data?.hotels)]}
        onChange={(hotel) => change({ hotel, employee: '' })}
      />
      <SelectField
        label={say('account')}
        isNamedOnly
        value={search.account ?? ''}
        options={[{ value: '', label: say('allAccounts') }, ...named(data?.accounts)]}
        onChange={(account) => change({ account })}
      />
      <SelectField
        label={say('object')}
        isNamedOnly
        value={search.object ?? ''}
        options={[
          { value: '', label: say('allObjects') },
          ...(data?.objects ?? []).map((object) => ({ value: object, label: object })),
        ]}
        onChange={(object) => change({ object })}
      />
      <SelectField
        label={say('deed')}
        isNamedOnly
        value={search.deed ?? ''}
        options={[
          { value: '', label: say('allDeeds') },
          ...deeds.map((deed) => ({ value: deed, label: wordOf(deed, say) })),
        ]}
        onChange={(deed) => change({ deed })}
      />
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          label={say(name)}
          value={search[name] ?? ''}
          onChange={(day) => change({ [name]: day })}
        />
      ))}
      {search.employee && (
        <Button onClick={() => change({ employee: '' })}>
          {say('onlyAbout', { name: about ?? search.employee })} ×
        </Button>
      )}
    </>
  );
}
