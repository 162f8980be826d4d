import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { PageHead } from '#ui/page-head';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import styles from './knowledge-base.module.css';
import { areasQuery, topicsQuery } from './knowledge-base.queries';
import { knowledgeWords } from './knowledge-base.words';
import { Way } from './way';

/** The topics of one area and their questions. */
export function KnowledgeAreaScreen({ category }: { category: string }) {
  const say = knowledgeWords.use();
  const areas = useQuery(areasQuery);
  const topics = useQuery(topicsQuery(category));
  const area = areas.data?.find((one) => one.category === category);
  const failed = [areas, topics].find(({ error, data }) => error && !data);

  if (failed) {
    return (
      <>
        <PageHead title={say('title')} />
        <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />
      </>
    );
  }
  if (!areas.data || !topics.data) {
    return (
      <>
        <PageHead title={say('title')} />
        <Skeleton thing={say('thing')}>
          <SkeletonBlock height={320} />
        </Skeleton>
      </>
    );
  }
  if (!area) {
    return (
      <>
        <PageHead title={say('title')} />
        <EmptyState drawing={<KeyHookDrawing />} text={say('notFoundArea')}>
          <Link to="/knowledge-base" className={buttonClass('solid')}>
            {say('back')}
          </Link>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Way here={area.title} />
      <PageHead title={area.title} lead={area.desc} />
      <div className={`one-column-on-phone ${styles.topics}`}>
        {topics.data.map(({ id, title, questions }) => (
          <section key={id} className={styles.topic} aria-label={title}>
            <h2>{title}</h2>
            <p>{say('questions', { count: questions.length })}</p>
            <ul>
              {questions.map(({ slug, question }) => (
                <li key={slug}>
                  <Link to="/knowledge-base/$category/$question" params={{ category, question: slug }}>
                    {question}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
