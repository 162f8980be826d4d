import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { Combobox } from '#ui/combobox/combobox';
import { CreatableCombobox } from '#ui/combobox/creatable-combobox';
import { GroupedList } from '#ui/combobox/grouped-list';
import { findInOrder } from '#ui/combobox/option-groups';
import { type ComboboxOption, findOptions } from '#ui/combobox/options';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import styles from './autocomplete.module.css';
import { itemsQuery } from './autocomplete.queries';
import { autocompleteWords } from './autocomplete.words';
import { Example } from './example';
import { RankedList } from './ranked-list';

const atMost = 5;
const findFew = (options: readonly ComboboxOption[], search: string) => findOptions(options, search).slice(0, atMost);
const inOrder = new Intl.Collator('el');

/** Shows the shared combobox in its five variants. */
export function AutocompleteScreen({ search, onSearch }: ScreenSearch) {
  const say = autocompleteWords.use();
  const query = useQuery(itemsQuery);
  const [several, setSeveral] = useState<string[]>([]);
  const items = query.data?.autoComplete ?? [];
  const options = items.map(({ title, id }) => ({ value: String(id), label: title }));
  const ranked = items.map(({ title, rank, id }) => ({ value: String(id), label: title, note: rank }));
  const sorted = options.toSorted((a, b) => inOrder.compare(a.label, b.label));
  const labelOf = (value: string | undefined) => options.find((option) => option.value === value)?.label;

  /** A single-choice field; its value is kept in the URL. */
  function single(way: 'basic' | 'grouped' | 'custom' | 'limited', theOptions: ComboboxOption[], how = {}): ReactNode {
    const label = labelOf(search[way]);
    return (
      <Example note={say(`${way}.note`)} chosen={label === undefined ? [] : [label]}>
        <Combobox
          label={say(way)}
          placeholder={say('placeholder')}
          options={theOptions}
          value={search[way] ?? null}
          onChange={(value) => onSearch(withSearchChange(search, { [way]: value }), { replace: true })}
          {...how}
        />
      </Example>
    );
  }

  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} />
      <QueryStates
        thing={say('thing')}
        query={query}
        skeleton={
          <div className={`one-column-on-phone ${styles.examples} ${styles.skeleton}`}>
            {[...'12345'].map((key) => (
              <SkeletonBlock key={key} height={72} />
            ))}
          </div>
        }
      >
        <div className={`one-column-on-phone ${styles.examples}`}>
          {single('basic', options)}
          {single('grouped', sorted, { find: findInOrder, renderList: GroupedList })}
          {single('custom', ranked, { renderList: RankedList })}
          {single('limited', options, { find: findFew })}
          <Example note={say('several.note')} chosen={several.map((value) => labelOf(value) ?? value)}>
            <CreatableCombobox
              label={say('several')}
              placeholder={say('placeholder')}
              options={options}
              values={several}
              onChange={setSeveral}
              addLabel={(text) => say('add', { text })}
            />
          </Example>
        </div>
      </QueryStates>
    </>
  );
}
