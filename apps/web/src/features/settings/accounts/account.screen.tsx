import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useChanges } from '#platform/changes';
import { isMissing } from '#platform/missing-record';
import { readId, readOneOf } from '#platform/read-value';
import type { ScreenSearch } from '#platform/screen-search';
import { session } from '#platform/session';
import { Badge } from '#ui/badge';
import { buttonClass } from '#ui/button';
import { NoRecord } from '#ui/no-record';
import { PageHead } from '#ui/page-head';
import { SkeletonBlock } from '#ui/skeleton';
import { Tabs } from '#ui/tabs';
import { AccessTab } from './access-tab';
import { AccountActions } from './account-actions';
import { AccountTab } from './account-tab';
import { stateLooks } from './account-values';
import styles from './accounts.module.css';
import { accountQuery, everyAccount } from './accounts.queries';
import { accountsWords } from './accounts.words';
import { SessionsTab } from './sessions-tab';

const tabs = ['account', 'access', 'sessions'] as const;

/** One account: its data, its grants and its sessions. */
export function AccountScreen({ id, search, onSearch }: ScreenSearch & { id: string }) {
  const say = accountsWords.use();
  const number = readId(id);
  const { data, error, refetch } = useQuery(accountQuery(number ?? 0));
  useChanges('accounts', everyAccount);

  if (!data || isMissing(number, error)) {
    return (
      <NoRecord
        title={say('account')}
        isMissing={isMissing(number, error)}
        text={say('notFound')}
        error={error}
        onRetry={() => void refetch()}
        thing={say('account')}
        skeleton={<SkeletonBlock height={320} />}
      >
        <Link to="/accounts" className={buttonClass('solid')}>
          {say('backToList')}
        </Link>
      </NoRecord>
    );
  }
  const { account } = data.answer;
  const tab = readOneOf(search.tab, tabs, 'account');
  return (
    <>
      <PageHead
        title={account.fullName}
        lead={
          <span className={styles.who}>
            <Badge {...stateLooks[account.state]}>{say(`state.${account.state}`)}</Badge>
            {account.state !== 'invited' && (
              <Badge tone={account.hasTwoStep ? 'success' : 'neutral'}>
                {say(account.hasTwoStep ? 'twoStepOn' : 'twoStepOff')}
              </Badge>
            )}
            <span>{account.email ?? account.loginName}</span>
            {session.get()?.id === account.id && <span>{say('isOwn')}</span>}
          </span>
        }
      >
        <AccountActions account={account} />
      </PageHead>
      <Tabs
        label={say('account')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: say(`tab.${value}`) }))}
        onChange={(next) => onSearch(next === 'account' ? {} : { tab: next }, { replace: true })}
      >
        {tab === 'account' && <AccountTab key={account.id} stored={data} />}
        {tab === 'access' && <AccessTab key={account.id} stored={data} />}
        {tab === 'sessions' && <SessionsTab account={account} />}
      </Tabs>
    </>
  );
}
