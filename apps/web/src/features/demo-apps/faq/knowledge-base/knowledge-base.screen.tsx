import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { matchRank } from '#platform/fold-text';
import { clearSearch } from '#platform/list-search';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { Button } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { SearchHero } from '#ui/search-hero';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import styles from './knowledge-base.module.css';
import { areasQuery } from './knowledge-base.queries';
import { knowledgeWords } from './knowledge-base.words';
import { useQuestions } from './use-questions';

/** The areas of the knowledge base, or the questions that contain the words of the search. */
export function KnowledgeBaseScreen({ search, onSearch }: ScreenSearch) {
  const say = knowledgeWords.use();
  const q = search.q ?? '';
  const { data: areas, error, refetch } = useQuery(areasQuery);
  const questions = useQuestions(areas);
  const found = q === '' ? [] : (questions ?? []).filter(({ question }) => matchRank(question, q) !== null);

  useScreenKeys(say('title'), [{ what: say('key.search'), keys: ['/'] }]);

  return (
    <>
      <SearchHero
        title={say('title')}
        lead={say('lead')}
        label={say('search')}
        value={q}
        onSearch={(text) => onSearch(text ? { q: text } : {}, { replace: true })}
        found={q === '' || !questions ? undefined : say('found', { count: found.length })}
      />
      {error !== null && !areas && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {(!areas || (q !== '' && !questions)) && error === null && (
        <Skeleton thing={say('thing')}>
          <SkeletonBlock height={320} />
        </Skeleton>
      )}
      {areas && q === '' && (
        <ul className={`one-column-on-phone ${styles.areas}`} aria-label={say('articles')}>
          {areas.map(({ id, category, img, title, desc }) => (
            <li key={id}>
              <img src={img} alt="" width={96} height={64} />
              <h2>
                <Link to="/knowledge-base/$category" className="title-link covers" params={{ category }}>
                  {title}
                </Link>
              </h2>
              <p>{desc}</p>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <ul className={`lined ${styles.found}`} aria-label={say('articles')}>
          {found.map(({ slug, question, area }) => (
            <li key={slug}>
              <Link to="/knowledge-base/$category/$question" params={{ category: area.category, question: slug }}>
                {question}
              </Link>
              <span>{area.title}</span>
            </li>
          ))}
        </ul>
      )}
      {q !== '' && areas && questions && found.length === 0 && (
        <EmptyState drawing={<BellDrawing />} text={say('none', { q })}>
          <Button onClick={() => clearSearch(onSearch)}>{say('clear')}</Button>
        </EmptyState>
      )}
    </>
  );
}
