import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChanges } from '#platform/changes';
import { readOneOf } from '#platform/read-value';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { Bone } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { AboutCard } from './about-card';
import { FeedTab } from './feed-tab';
import { PhotosCard } from './photos-card';
import styles from './profile.module.css';
import { everyProfile, profileQuery } from './profile.queries';
import { profileWords } from './profile.words';
import { ProfileHead } from './profile-head';

const tabs = ['feed', 'about', 'photos'] as const;

/** The account's own profile and the posts of all users. */
export function ProfileScreen(screen: ScreenSearch) {
  const { search, onSearch } = screen;
  const say = profileWords.use();
  const query = useQuery(profileQuery);
  const tab = readOneOf(search.tab, tabs, 'feed');
  useChanges('profile', everyProfile);
  const { data } = query;

  function panel(): ReactNode {
    if (!data) return null;
    const photos = (isLarge: boolean) => (
      <PhotosCard
        photos={data.latestPhotos}
        isLarge={isLarge}
        open={search.photo}
        onOpen={(photo, replace) => onSearch(withSearchChange(search, { photo }), { replace })}
      />
    );
    if (tab === 'about') return <AboutCard about={data.userAbout} />;
    return tab === 'photos' ? photos(true) : <FeedTab {...screen} data={data} photos={photos(false)} />;
  }

  return (
    <>
      {data ? <ProfileHead header={data.header} /> : <PageHead title={say('tabs')} />}
      <QueryStates
        thing={say('thing')}
        query={query}
        bones={
          <div className={styles.bones}>
            <Bone height={220} />
            <div className={`one-column-on-phone ${styles.columns}`}>
              <Bone height={320} />
              <Bone height={480} />
              <Bone height={320} />
            </div>
          </div>
        }
      >
        <div className={styles.tabs}>
          <Tabs
            label={say('tabs')}
            tabs={tabs.map((value) => ({ value, label: say(`tab.${value}`) }))}
            value={tab}
            onChange={(next) => onSearch(next === 'feed' ? {} : { tab: next })}
          >
            {panel()}
          </Tabs>
        </div>
      </QueryStates>
    </>
  );
}
