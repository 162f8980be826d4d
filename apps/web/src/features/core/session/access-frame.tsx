import { Outlet } from '@tanstack/react-router';
import { config } from '#platform/config';
import { Logo } from '#ui/logo';
import styles from './access-frame.module.css';
import { DawnRoster } from './dawn-roster';
import { LanguageChoice } from './language-choice';

/** The frame of the pages for signed-out users: a picture beside the form, or the form alone on small screens. */
export function AccessFrame() {
  return (
    <div className={styles.frame}>
      <div className={styles.picture} aria-hidden="true">
        <DawnRoster />
      </div>
      <div className={styles.side}>
        <header className={styles.brand}>
          <Logo size={32} />
          <span>{config.appName}</span>
          <LanguageChoice />
        </header>
        <main className={styles.main}>
          <Outlet />
        </main>
        <div className={styles.foot} />
      </div>
    </div>
  );
}
