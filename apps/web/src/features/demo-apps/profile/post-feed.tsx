import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { useScreenKeys } from '#platform/screen-keys';
import { Button } from '#ui/button';
import { BellDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { Message } from '#ui/message';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { NewPost } from './new-post';
import { PostCard } from './post-card';
import styles from './profile.module.css';
import { likePost, postsQuery } from './profile.queries';
import { profileWords } from './profile.words';

interface PostFeedProps {
  /** The post named by a link; null for the newest. */
  from: number | null;
  data: ProfileData;
  onNewest: () => void;
}

const focusedPost = () => document.activeElement?.closest<HTMLElement>('article[data-post]') ?? null;

/** Posts of all users, newest first. Page Up and Page Down move between them. */
export function PostFeed({ from, data, onNewest }: PostFeedProps) {
  const say = profileWords.use();
  const query = useInfiniteQuery(postsQuery(from, data));
  const { mutate: like } = useMutation(likePost);
  const composer = useRef<HTMLTextAreaElement>(null);
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? [];

  useScreenKeys(say('tabs'), [
    {
      what: say('key.like'),
      keys: ['l'],
      action: () => {
        const id = Number(focusedPost()?.dataset.post);
        const post = posts.find((one) => one.id === id);
        if (post) like({ id, isLiked: !post.youLiked });
      },
    },
    { what: say('key.next'), keys: ['PageDown', 'PageUp'] },
    { what: say('key.photo'), keys: ['←', '→'] },
  ]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
    const articles = [...event.currentTarget.querySelectorAll<HTMLElement>('article[data-post]')];
    const at = articles.findIndex((article) => article === focusedPost());
    const next = articles[at + (event.key === 'PageDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div className={styles.middle}>
      {from === null ? (
        <NewPost field={composer} />
      ) : (
        <Message kind="info">
          {say('linked')}{' '}
          <Button look="plain" onClick={onNewest}>
            {say('newest')}
          </Button>
        </Message>
      )}
      <QueryStates thing={say('posts')} query={query} skeleton={<SkeletonBlock height={320} />}>
        {posts.length === 0 ? (
          <EmptyState drawing={<BellDrawing />} text={say('noPosts')}>
            <Button look="solid" onClick={() => composer.current?.focus()}>
              {say('writePost')}
            </Button>
          </EmptyState>
        ) : (
          <div
            className={styles.feed}
            role="feed"
            aria-label={say('posts')}
            aria-busy={query.isFetchingNextPage}
            onKeyDown={onKeyDown}
          >
            {posts.map((post, at) => (
              <PostCard key={post.id} post={post} place={at + 1} count={query.hasNextPage ? -1 : posts.length} />
            ))}
          </div>
        )}
        {query.hasNextPage && (
          <Button
            aria-disabled={query.isFetchingNextPage || undefined}
            onClick={() => query.isFetchingNextPage || void query.fetchNextPage()}
          >
            {say(query.isFetchingNextPage ? 'loadingMore' : 'morePosts')}
          </Button>
        )}
      </QueryStates>
    </div>
  );
}
