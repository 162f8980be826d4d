import { foldText } from '@horae/contract/fold-text';
import { type ReactNode, useState } from 'react';
import { hotelZone } from '#platform/hotel';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import { HeadPart } from '#ui/list-head/head-part';
import { useSearchEnd } from '#ui/list-head/use-search-end';
import { SearchField } from '#ui/search-field';
import { slipColumns } from './slip-columns';
import styles from './slips.module.css';
import type { SlipPerson } from './slips.queries';
import { slipsWords } from './slips.words';

interface SlipChoiceProps {
  hotel: number;
  people: readonly SlipPerson[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  /** Shown beside the search. */
  hotelField: ReactNode;
  /** What else can be chosen. */
  options: ReactNode;
  /** What to do with those chosen, unless it is elsewhere. */
  action?: ReactNode;
}

const shownAtOnce = 200;

/** People to choose, one by one or all of a kind; a long list shows only its start. */
export function SlipChoice({ hotel, people, chosen, onChange, hotelField, options, action }: SlipChoiceProps) {
  const say = slipsWords.use();
  const [search, setSearch] = useState('');
  useSearchEnd(() => setSearch(''));
  const wanted = foldText(search.trim());
  const found = people.filter((person) =>
    foldText(`${person.name} ${person.code} ${person.department} ${person.loginName ?? ''}`).includes(wanted),
  );
  const without = people.filter(({ state }) => state === 'no-account' || state === 'no-slip');
  const withoutEmail = without.filter(({ hasEmail }) => !hasEmail);
  const unused = people.filter(({ state }) => state === 'open');
  const choose = (some: readonly SlipPerson[]) => onChange(new Set(some.map(({ id }) => id)));
  return (
    <div className="stack-2">
      <div className={styles.tools}>
        <HeadPart slot="filters">{hotelField}</HeadPart>
        <HeadPart slot="search">
          <SearchField label={say('search')} value={search} onChange={setSearch} />
        </HeadPart>
      </div>
      <HeadPart slot="more">
        <div role="group" aria-label={say('choose')} className={styles.choices}>
          {without.length > 0 && (
            <Button onClick={() => choose(without)}>{say('chooseWithout', { count: without.length })}</Button>
          )}
          {withoutEmail.length > 0 && withoutEmail.length < without.length && (
            <Button onClick={() => choose(withoutEmail)}>{say('chooseNoEmail', { count: withoutEmail.length })}</Button>
          )}
          {unused.length > 0 && (
            <Button onClick={() => choose(unused)}>{say('chooseUnused', { count: unused.length })}</Button>
          )}
          {chosen.size > 0 && (
            <Button look="plain" onClick={() => choose([])}>
              {say('chooseNone')}
            </Button>
          )}
          {options}
          {action && <div className={styles.main}>{action}</div>}
        </div>
      </HeadPart>
      {found.length === 0 ? (
        <p className="quiet">{say('noMatch')}</p>
      ) : (
        <div className="panel">
          <DataTable
            name={say('people')}
            columns={slipColumns(say, hotelZone(hotel))}
            rows={found.slice(0, shownAtOnce)}
            nameOf={({ name }) => name}
            selection={{ ids: chosen, onChange }}
            isForSelection
          />
        </div>
      )}
      {found.length > shownAtOnce && (
        <p className="quiet small">{say('more', { count: found.length - shownAtOnce })}</p>
      )}
    </div>
  );
}
