import { Id } from '@horae/contract/fields';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { readAddress } from '#platform/address';
import { useChanges } from '#platform/changes';
import type { ScreenSearch } from '#platform/screen-search';
import { withSearchChange } from '#platform/search-change';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { AboutCard } from './about-card';
import { FeedTab } from './feed-tab';
import { PhotosCard } from './photos-card';
import styles from './profile.module.css';
import { everyProfile, profileQuery } from './profile.queries';
import { profileWords } from './profile.words';
import { ProfileHead } from './profile-head';

const tabs = ['feed', 'about', 'photos'] as const;

const Address = z.object({
  tab: z.enum(tabs).default('feed'),
  post: Id.nullable().default(null),
  photo: Id.optional(),
});

/** The user's profile and everybody's posts. */
export function ProfileScreen({ search, onSearch }: ScreenSearch) {
  const say = profileWords.use();
  const query = useQuery(profileQuery);
  const { tab, post, photo } = readAddress(Address, search);
  useChanges('profile', everyProfile);
  const { data } = query;

  function panel(): ReactNode {
    if (!data) return null;
    const photos = (isLarge: boolean) => (
      <PhotosCard
        photos={data.latestPhotos}
        isLarge={isLarge}
        open={photo}
        onOpen={(next, replace) => onSearch(withSearchChange(search, { photo: next }), { replace })}
      />
    );
    if (tab === 'about') return <AboutCard about={data.userAbout} />;
    if (tab === 'photos') return photos(true);
    const toNewest = () => onSearch(withSearchChange(search, { post: null }));
    return <FeedTab from={post} data={data} photos={photos(false)} onNewest={toNewest} />;
  }

  return (
    <>
      {data ? <ProfileHead header={data.header} /> : <PageHead title={say('tabs')} />}
      <QueryStates
        thing={say('thing')}
        query={query}
        skeleton={
          <div className={styles.skeleton}>
            <SkeletonBlock height={220} />
            <div className={`one-column-on-phone ${styles.columns}`}>
              <SkeletonBlock height={320} />
              <SkeletonBlock height={480} />
              <SkeletonBlock height={320} />
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
