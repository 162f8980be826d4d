import { Link, useLocation } from '@tanstack/react-router';
import { setUpUnderWay } from '#platform/set-up';
import styles from './set-up-bar.module.css';
import { shellWords } from './shell.words';

/** During the set-up of a hotel: the way back to its steps. */
export function SetUpBar() {
  const say = shellWords.use();
  const { pathname } = useLocation();
  if (pathname === '/set-up') return null;
  return (
    <nav aria-label={say('setUp')} className={`screen-only ${styles.bar}`}>
      <Link to="/set-up">{say('setUpBack')}</Link>
      <button type="button" onClick={() => setUpUnderWay.set(false)}>
        {say('setUpHide')}
      </button>
    </nav>
  );
}
