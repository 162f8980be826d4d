import type { ProfileData } from '@horae/contract/demo-apps/profile.contract';
import type { ReactNode } from 'react';
import { readId } from '#platform/read-value';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { useWindowKind } from '#platform/window-kind';
import { AboutCard } from './about-card';
import { PeopleCard } from './people-card';
import { PollCard } from './poll-card';
import { PostFeed } from './post-feed';
import styles from './profile.module.css';
import { StarredCards } from './starred-cards';

interface FeedTabProps extends ScreenSearch {
  data: ProfileData;
  photos: ReactNode;
}

/** The posts in the middle, related content on both sides. */
export function FeedTab({ search, onSearch, data, photos }: FeedTabProps) {
  const isPhone = useWindowKind() === 'phone';
  const self = (
    <div key="self" className={styles.aside}>
      <AboutCard about={data.userAbout} />
      <StarredCards pages={data.suggestedPages} feeds={data.twitterFeeds} />
    </div>
  );
  const feed = (
    <PostFeed
      key="feed"
      from={readId(search.post)}
      data={data}
      onNewest={() => onSearch(withSearchChange(search, { post: null }))}
    />
  );
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
