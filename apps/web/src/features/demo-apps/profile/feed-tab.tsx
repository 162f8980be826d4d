import type { ComponentProps, ReactNode } from 'react';
import { useWindowKind } from '#platform/window-kind';
import { AboutCard } from './about-card';
import { PeopleCard } from './people-card';
import { PollCard } from './poll-card';
import { PostFeed } from './post-feed';
import styles from './profile.module.css';
import { StarredCards } from './starred-cards';

interface FeedTabProps extends ComponentProps<typeof PostFeed> {
  photos: ReactNode;
}

/** Posts in the middle, related cards on both sides. */
export function FeedTab({ photos, ...feedProps }: FeedTabProps) {
  const { data } = feedProps;
  const isPhone = useWindowKind() === 'phone';
  const self = (
    <div key="self" className={styles.aside}>
      <AboutCard about={data.userAbout} />
      <StarredCards pages={data.suggestedPages} feeds={data.twitterFeeds} />
    </div>
  );
  const feed = <PostFeed key="feed" {...feedProps} />;
  return (
    <div className={`one-column-on-phone ${styles.columns}`}>
      {isPhone ? [feed, self] : [self, feed]}
      <div className={styles.aside}>
        {photos}
        {data.suggestions.length > 0 && <PeopleCard people={data.suggestions} />}
        {data.poll && <PollCard poll={data.poll} options={data.polls} />}
      </div>
    </div>
  );
}
