import type { FaqCategory } from '@horae/contract/demo-apps/faq.contract';
import { itemOf } from '@horae/contract/demo-apps/faq-item';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { config } from '#platform/config';
import { clearSearch } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { SearchHero } from '#ui/search-hero';
import { SelectField } from '#ui/select-field';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { ContactCards } from './contact-cards';
import styles from './faq.module.css';
import { questionsQuery } from './faq.queries';
import { faqWords } from './faq.words';
import { QuestionList } from './question-list';

const canAsk = config.helpPhone !== '' || config.helpEmail !== '';

/** Short answers: by category, or all that contain the words of the search. */
export function FaqScreen({ search, onSearch }: ScreenSearch) {
  const say = faqWords.use();
  const windowKind = useWindowKind();
  const isPhone = windowKind === 'phone';
  const [sought] = useState(search.item);
  const q = search.q ?? '';
  const { data, error, refetch } = useQuery(questionsQuery(q));
  const categories = Object.entries(data ?? {}) as [string, FaqCategory][];
  const named = categories.find(([, { qandA }]) => qandA.some(({ question }) => itemOf(question) === search.item))?.[0];
  const chosen = categories.find(([key]) => key === (search.cat ?? named))?.[0] ?? categories[0]?.[0] ?? '';
  const total = categories.reduce((sum, [, { qandA }]) => sum + qandA.length, 0);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(search.item ? [search.item] : []));

  const shown = q ? categories : categories.filter(([key]) => key === chosen);
  const items = shown.flatMap(([, { qandA }]) => qandA.map(({ question }) => itemOf(question)));
  const isAllOpen = items.length > 0 && items.every((item) => open.has(item));

  useScreenKeys(say('title'), [
    { what: say('key.search'), keys: ['/'] },
    { what: say('key.category'), keys: windowKind === 'desktop' ? ['↑', '↓'] : ['←', '→'] },
  ]);

  function toggle(item: string): void {
    const next = new Set(open);
    const isClosing = next.delete(item);
    if (!isClosing) next.add(item);
    setOpen(next);
    const { item: _before, ...rest } = search;
    onSearch(isClosing ? rest : { ...rest, item }, { replace: true });
  }

  const takeCategory = (cat: string) => onSearch({ cat }, { replace: true });
  const expandAll = (
    <Button look="plain" onClick={() => setOpen(isAllOpen ? new Set() : new Set(items))}>
      {say(isAllOpen ? 'collapseAll' : 'expandAll')}
    </Button>
  );
  const lists = shown.map(([key, category], index) => (
    <QuestionList key={key} category={category} isNamed={q !== ''} open={open} sought={sought} onToggle={toggle}>
      {index === 0 && expandAll}
    </QuestionList>
  ));
  const tabs = categories.map(([value, { title, qandA }]) => ({
    value,
    label: title,
    mark: <span className={styles.count}>{qandA.length}</span>,
  }));
  return (
    <>
      <SearchHero
        title={say('title')}
        lead={say('lead')}
        label={say('search')}
        value={q}
        onSearch={(text) => onSearch(text ? { q: text } : {}, { replace: true })}
        found={q !== '' && data ? say('found', { count: total }) : undefined}
      />
      {error !== null && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && error === null && (
        <Skeleton thing={say('thing')}>
          <SkeletonBlock height={320} />
        </Skeleton>
      )}
      {data && total === 0 && (
        <EmptyState drawing={<BellDrawing />} text={say(canAsk ? 'noneAsk' : 'none', { q })}>
          <Button onClick={() => clearSearch(onSearch)}>{say('clear')}</Button>
        </EmptyState>
      )}
      {total > 0 && q !== '' && <div className="stack-4">{lists}</div>}
      {total > 0 && q === '' && isPhone && (
        <div className="stack-4">
          <SelectField
            label={say('categories')}
            value={chosen}
            options={tabs.map(({ value, label }) => ({ value, label }))}
            onChange={takeCategory}
          />
          {lists}
        </div>
      )}
      {total > 0 && q === '' && !isPhone && (
        <Tabs
          label={say('categories')}
          tabs={tabs}
          value={chosen}
          onChange={takeCategory}
          isVertical={windowKind === 'desktop'}
        >
          {lists}
        </Tabs>
      )}
      {(data || error !== null) && <ContactCards />}
    </>
  );
}
