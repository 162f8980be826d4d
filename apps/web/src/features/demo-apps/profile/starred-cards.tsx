import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Avatar } from '#ui/avatar';
import { IconButton } from '#ui/icon-button';
import styles from './profile.module.css';
import { starItem } from './profile.queries';
import { profileWords } from './profile.words';

interface StarredCardsProps {
  pages: ProfileData['suggestedPages'];
  feeds: ProfileData['twitterFeeds'];
}

/** Pages and short posts to star. */
export function StarredCards({ pages, feeds }: StarredCardsProps) {
  const say = profileWords.use();
  const id = useId();
  const { mutate } = useMutation(starItem);
  return (
    <>
      {pages.length > 0 && (
        <section className={styles.card} aria-labelledby={`${id}-pages`}>
          <h2 id={`${id}-pages`}>{say('pages')}</h2>
          <ul className={styles.rows}>
            {pages.map((page) => (
              <li key={page.id}>
                <Avatar name={page.username} src={page.avatar} size={40} />
                <span className={styles.who}>
                  <strong>{page.username}</strong>
                  <span>{page.subtitle}</span>
                </span>
                <IconButton
                  icon={page.favorite ? IconStarFilled : IconStar}
                  label={say('star', { name: page.username })}
                  aria-pressed={page.favorite}
                  className={styles.star}
                  onClick={() => mutate({ kind: 'page', id: page.id, isStarred: !page.favorite })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {feeds.length > 0 && (
        <section className={styles.card} aria-labelledby={`${id}-feeds`}>
          <h2 id={`${id}-feeds`}>{say('shortPosts')}</h2>
          <ul className={styles.rows}>
            {feeds.map((feed) => (
              <li key={feed.id} className={styles.short}>
                <Avatar name={feed.title} src={feed.imgUrl} size={40} />
                <span className={styles.who}>
                  <strong>{feed.title}</strong>
                  <span>{feed.tags}</span>
                </span>
                <IconButton
                  icon={feed.favorite ? IconStarFilled : IconStar}
                  label={say('starFeed', { name: feed.title })}
                  aria-pressed={feed.favorite}
                  className={styles.star}
                  onClick={() => mutate({ kind: 'feed', id: feed.id, isStarred: !feed.favorite })}
                />
                <p>{feed.desc}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
