import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useChanges } from '#platform/changes';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Message } from '#ui/message';
import { demoPasswordsQuery } from './demo-passwords.queries';
import styles from './demo-passwords-bar.module.css';
import { shellWords } from './shell.words';

/** Warns administrators on every page, until the demo accounts have other passwords or are disabled. */
export function DemoPasswordsBar() {
  const say = shellWords.use();
  const own = useStore(session)?.email;
  const { data } = useQuery(demoPasswordsQuery);
  useChanges('accounts', demoPasswordsQuery.queryKey);
  const emails = data?.emails ?? [];
  if (emails.length === 0) return null;
  return (
    <div className={`screen-only ${styles.bar}`}>
      <Message kind="danger">
        <p>{say('demoPasswords', { names: emails.join(', ') })}</p>
        <p className={styles.links}>
          {own && emails.includes(own) && (
            <Link to="/account-settings" search={{ tab: 'password' }}>
              {say('demoPasswordsChange')}
            </Link>
          )}
          {emails.some((email) => email !== own) && <Link to="/accounts">{say('demoPasswordsAccounts')}</Link>}
        </p>
      </Message>
    </div>
  );
}
