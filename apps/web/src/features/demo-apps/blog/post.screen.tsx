import type { BlogComment, BlogPost } from '@horae/contract/demo-apps/blog-posts';
import { isSlug } from '@horae/contract/demo-apps/blog-posts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useChanges } from '#platform/changes';
import { isMissing } from '#platform/missing-record';
import { readId } from '#platform/read-value';
import { buttonClass } from '#ui/button';
import { NoRecord } from '#ui/no-record';
import { ScreenTitle } from '#ui/screen-title';
import { SkeletonBlock } from '#ui/skeleton';
import { Article } from './article';
import styles from './article.module.css';
import blog from './blog.module.css';
import { everythingInBlog, postQuery, sidebarQuery } from './blog.queries';
import { blogWords } from './blog.words';
import { PostActions } from './post-actions';
import { PostComments } from './post-comments';
import { RecentPosts } from './recent-posts';

/** One post with its comments; the URL has its id or its slug. */
export function PostScreen({ id }: { id: string }) {
  const say = blogWords.use();
  const number = readId(id);
  const isAddress = number !== null || isSlug(id);
  const query = postQuery(number === null ? { slug: id } : { id: number });
  const { data, error, refetch } = useQuery({ ...query, enabled: isAddress });
  useChanges('blog', everythingInBlog);

  const isGone = isMissing(isAddress ? 1 : null, error);
  if (!data || isGone) {
    return (
      <NoRecord
        title={say('title')}
        isMissing={isGone}
        text={say('gone')}
        error={error}
        onRetry={() => void refetch()}
        thing={say('oneThing')}
        skeleton={<PostSkeleton />}
      >
        <Link to="/blog" className={buttonClass('solid')}>
          {say('backToBlog')}
        </Link>
      </NoRecord>
    );
  }
  return <Post post={data.blog} comments={data.comments} />;
}

function Post({ post, comments }: { post: BlogPost; comments: readonly BlogComment[] }) {
  const say = blogWords.use();
  const sidebar = useQuery(sidebarQuery);
  const recent = sidebar.data?.recentPosts.filter(({ id }) => id !== post.id) ?? [];
  return (
    <div className={`one-column-on-tablet ${styles.page}`}>
      <div className={styles.column}>
        <article className={styles.sheet} aria-label={post.title}>
          <Article post={post} renderTitle={() => <ScreenTitle>{post.title}</ScreenTitle>} />
          <PostActions post={post} />
        </article>
        <PostComments key={post.id} postId={post.id} comments={comments} />
      </div>
      {recent.length > 0 && (
        <aside className={`screen-only ${blog.side}`} aria-label={say('sidebar')}>
          <RecentPosts posts={recent} />
          <Link to="/blog">{say('backToBlog')}</Link>
        </aside>
      )}
    </div>
  );
}

function PostSkeleton() {
  return (
    <div className={`one-column-on-tablet ${styles.page}`}>
      <div className={styles.column}>
        <SkeletonBlock height={32} width="70%" />
        <SkeletonBlock height={360} />
        <SkeletonBlock height={240} />
      </div>
    </div>
  );
}
