import { Link } from '@tanstack/react-router';
import { logOut } from '#platform/log-out';
import { hasKnownRole } from '#platform/roles';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { Button, buttonClass } from '#ui/button';
import { KeyHookDrawing } from '#ui/drawings';
import styles from '#ui/drawn-page.module.css';
import { ScreenTitle } from '#ui/screen-title';
import { noPageWords } from './no-page.words';

interface NotAuthorisedScreenProps {
  /** The path that the account may not open. */
  from: string | undefined;
  onBack: () => void;
}

export function NotAuthorisedScreen({ from, onBack }: NotAuthorisedScreenProps) {
  const say = noPageWords.use();
  const user = useStore(session);
  return (
    <div className={styles.screen}>
      <KeyHookDrawing />
      <ScreenTitle className="display">{say('noAccess.title')}</ScreenTitle>
      {user && hasKnownRole(user) && <p>{say('noAccess.role', { role: say(`role.${user.role}`) })}</p>}
      {from && (
        <p>
          {say('noAccess.asked')} <code>{from}</code>
        </p>
      )}
      <div className={styles.actions}>
        <Link to="/home" className={buttonClass('solid')}>
          {say('home')}
        </Link>
        <Button onClick={onBack}>{say('back')}</Button>
        {user ? (
          <Button onClick={() => logOut()}>{say('noAccess.other')}</Button>
        ) : (
          <Link to="/login" className={buttonClass('outline')}>
            {say('logIn')}
          </Link>
        )}
      </div>
    </div>
  );
}
