import { useEffect } from 'react';
import { config } from '#platform/config';
import { useStore } from '#platform/store';
import { ClockFace } from './clock-face';
import styles from './kiosk.module.css';
import { isKioskLanguage, kioskLanguages, sayIn } from './kiosk.words';
import { KioskBanners } from './kiosk-banners';
import { chooseKioskLanguage } from './kiosk-link';
import { link } from './kiosk-state';
import { KioskSteps } from './kiosk-steps';
import { PairingPanel } from './pairing-panel';
import { useKioskLife } from './use-kiosk-life';

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The clock on a shared tablet: full screen, no session, no menu. */
export function KioskScreen() {
  useKioskLife();
  const { phase, settings } = useStore(link);
  const language = [settings.language, settings.hotelLanguage].find(isKioskLanguage) ?? 'el';
  const say = sayIn(language);
  const timeZone = settings.timeZone ?? ownZone;
  const title = say('title');

  useEffect(() => {
    const { lang } = document.documentElement;
    document.documentElement.lang = language;
    document.title = `${title} · ${config.appName}`;
    return () => {
      document.documentElement.lang = lang;
    };
  }, [language, title]);

  return (
    <main className={styles.screen}>
      <header className={`ends ${styles.head}`}>
        <h1>
          {settings.hotel ? `${settings.hotel} · ` : ''}
          {title}
        </h1>
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{say('language')}</legend>
          {Object.entries(kioskLanguages).map(([key, { name }]) => (
            <button
              key={key}
              type="button"
              lang={key}
              className={styles.language}
              aria-pressed={key === language}
              onClick={() => void chooseKioskLanguage(key)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </header>
      <KioskBanners say={say} />
      <div className={styles.body}>
        <ClockFace timeZone={timeZone} language={language} />
        <section className={`stack-4 ${styles.steps}`} aria-label={title}>
          {phase === 'loading' && <p role="status">{say('loading')}</p>}
          {phase === 'paired' && <KioskSteps say={say} timeZone={timeZone} isGreek={language === 'el'} />}
          {(phase === 'unpaired' || phase === 'revoked') && <PairingPanel say={say} isRevoked={phase === 'revoked'} />}
        </section>
      </div>
    </main>
  );
}
