import { IconLink, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '#platform/api-error';
import { tellCopied } from '#platform/tell-copied';
import { Button, buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ErrorPanel } from '#ui/error-panel';
import { PageHead } from '#ui/page-head';
import { RichTextView } from '#ui/rich-text/rich-text-view';
import { Skeleton, SkeletonBlock } from '#ui/skeleton';
import { Helpful } from '../helpful';
import styles from './knowledge-base.module.css';
import { areasQuery, articleQuery } from './knowledge-base.queries';
import { knowledgeWords } from './knowledge-base.words';
import { useQuestions } from './use-questions';
import { Way } from './way';

export function KnowledgeArticleScreen({ category, slug }: { category: string; slug: string }) {
  const say = knowledgeWords.use();
  const areas = useQuery(areasQuery);
  const article = useQuery(articleQuery(slug));
  const questions = useQuestions(areas.data);
  const area = areas.data?.find((one) => one.category === category);
  const home = questions?.find((one) => one.slug === slug)?.area;
  const isElsewhere = (areas.data && !area) || (home && home.category !== category);

  if (isElsewhere || (article.error instanceof ApiError && article.error.status === 404)) {
    return (
      <>
        <PageHead title={say('title')} />
        <EmptyState drawing={<KeyHookDrawing />} text={say('notFoundArticle')}>
          <Link to="/knowledge-base" className={buttonClass('solid')}>
            {say('back')}
          </Link>
        </EmptyState>
      </>
    );
  }
  if (!article.data) {
    return (
      <>
        <PageHead title={say('title')} />
        {article.error ? (
          <ErrorPanel error={article.error} onRetry={() => void article.refetch()} />
        ) : (
          <Skeleton thing={say('thing')}>
            <SkeletonBlock height={320} />
          </Skeleton>
        )}
      </>
    );
  }
  const { title, lastUpdated, content, relatedQuestions } = article.data;
  return (
    <>
      <Way area={area} here={title} />
      <PageHead title={title} lead={say('updated', { date: lastUpdated })}>
        <Button onClick={() => void tellCopied(location.href, say('copied'), say('notCopied'))}>
          <IconLink size={18} stroke={1.5} aria-hidden="true" />
          {say('copy')}
        </Button>
        <Button onClick={() => print()}>
          <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
          {say('print')}
        </Button>
      </PageHead>
      <div className={styles.article}>
        <article aria-label={title}>
          <RichTextView html={content} />
          <Helpful answer={`knowledge-base/${slug}`} />
        </article>
        <aside aria-label={say('related')}>
          <h2>{say('related')}</h2>
          <ul>
            {relatedQuestions.map((one) => (
              <li key={one.slug}>
                <Link
                  to="/knowledge-base/$category/$question"
                  params={{
                    category: questions?.find((other) => other.slug === one.slug)?.area.category ?? category,
                    question: one.slug,
                  }}
                >
                  {one.question}
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </>
  );
}
