import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readOneOf } from '#platform/read-value';
import { useScreenKeys } from '#platform/screen-keys';
import type { ScreenSearch } from '#platform/screen-search';
import { useWindowKind } from '#platform/window-kind';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import styles from './account-settings.module.css';
import { settingsQuery } from './account-settings.queries';
import { settingsWords } from './account-settings.words';
import { ConnectionsTab } from './connections-tab';
import { GeneralTab } from './general-tab';
import { InformationTab } from './information-tab';
import { NotificationsTab } from './notifications-tab';
import { PasswordTab } from './password-tab';
import { SessionsTab } from './sessions-tab';
import { SocialTab } from './social-tab';

const tabs = [
  'general',
  'information',
  'social',
  'connections',
  'notifications',
  'password',
  'two-step',
  'sessions',
] as const;

interface AccountSettingsProps extends ScreenSearch {
  /** The section of two-step verification. */
  twoStep: ReactNode;
}

/** The settings that an account can change itself, in tabs. */
export function AccountSettingsScreen({ search, onSearch, twoStep }: AccountSettingsProps) {
  const say = settingsWords.use();
  const query = useQuery(settingsQuery);
  const isWide = useWindowKind() === 'desktop';
  const tab = readOneOf(search.tab, tabs, 'general');
  useScreenKeys(say('title'), [{ what: say('save'), keys: ['Ctrl', 'S'] }]);

  function panel(): ReactNode {
    if (!query.data) return null;
    const { general, info, social, notification } = query.data.answer;
    if (tab === 'information') return <InformationTab info={info} />;
    if (tab === 'social') return <SocialTab links={social.socialLinks} />;
    if (tab === 'connections') return <ConnectionsTab connections={social.connections} />;
    if (tab === 'notifications') return <NotificationsTab flags={notification} />;
    if (tab === 'two-step') return twoStep;
    if (tab === 'sessions') return <SessionsTab />;
    return tab === 'password' ? <PasswordTab /> : <GeneralTab general={general} />;
  }

  return (
    <>
      <PageHead title={say('title')} />
      <QueryStates
        thing={say('thing')}
        query={query}
        skeleton={
          <div className={`one-column-on-tablet ${styles.skeleton}`}>
            <SkeletonBlock height={240} />
            <SkeletonBlock height={480} />
          </div>
        }
      >
        <Tabs
          label={say('title')}
          tabs={tabs.map((value) => ({ value, label: say(`tab.${value}`) }))}
          value={tab}
          onChange={(next) => onSearch(next === 'general' ? {} : { tab: next })}
          isVertical={isWide}
        >
          <div key={query.data?.edition} className={styles.card}>
            {panel()}
          </div>
        </Tabs>
      </QueryStates>
    </>
  );
}
