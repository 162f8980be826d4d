import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListControl } from '#platform/list-search';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field/date-field';
import { Drawer } from '#ui/drawer';
import { FilterSelect } from '#ui/list/filter-select';
import { listWords } from '#ui/list/list.words';
import { ListSearchBox } from '#ui/list/list-search-box';
import styles from './audit.module.css';
import { auditChoicesQuery } from './audit.queries';
import { auditWords } from './audit.words';
import { deeds, wordOf } from './deed-looks';

interface AuditFiltersProps {
  list: ListControl;
  /** The name of the person whom the list is about. */
  about: string | undefined;
}

const days = ['from', 'to'] as const;

/** Text, hotel, account, object, deed and days of the list; and whom it is about, which a link says. */
export function AuditFilters({ list, about }: AuditFiltersProps) {
  const say = auditWords.use();
  const sayList = listWords.use();
  const { data } = useQuery(auditChoicesQuery);
  const [isOpen, setOpen] = useState(false);
  const { search, change } = list;
  const count = days.filter((name) => search[name]).length;
  const named = (known: { id: number; name: string }[] = []) =>
    known.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <ListSearchBox label={say('search')} value={list.q} onSearch={(q) => change({ q }, { replace: true })} />
      <FilterSelect
        list={list}
        name="hotel"
        label={say('hotel')}
        all={say('allHotels')}
        options={named(data?.hotels)}
        ends={{ employee: '' }}
      />
      <FilterSelect
        list={list}
        name="account"
        label={say('account')}
        all={say('allAccounts')}
        options={named(data?.accounts)}
      />
      <FilterSelect
        list={list}
        name="object"
        label={say('object')}
        all={say('allObjects')}
        options={(data?.objects ?? []).map((object) => ({ value: object, label: object }))}
      />
      <FilterSelect
        list={list}
        name="deed"
        label={say('deed')}
        all={say('allDeeds')}
        options={deeds.map((deed) => ({ value: deed, label: wordOf(deed, say) }))}
      />
      <Button onClick={() => setOpen(true)}>
        <IconFilter size={18} stroke={1.5} aria-hidden="true" />
        {say('days')}
        {count > 0 && ` (${count})`}
      </Button>
      {search.employee && (
        <Button onClick={() => change({ employee: '' })}>
          {say('onlyAbout', { name: about ?? search.employee })} ×
        </Button>
      )}
      <Drawer
        title={say('days')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button wide onClick={() => change({ from: '', to: '' })}>
            {sayList('clearFilters')}
          </Button>
        }
      >
        <div className={styles.inside}>
          {days.map((name) => (
            <DateField
              key={name}
              label={say(name)}
              value={search[name] ?? ''}
              onChange={(day) => change({ [name]: day })}
            />
          ))}
        </div>
      </Drawer>
    </>
  );
}
