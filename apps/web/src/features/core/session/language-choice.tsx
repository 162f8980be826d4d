import { chooseLanguage, chosenLanguage, languageNames, languages } from '#platform/i18n';
import { useStore } from '#platform/store';
import styles from './access-frame.module.css';
import { sessionWords } from './session.words';

/** The languages of the product, each by its own name; nothing if there is only one. */
export function LanguageChoice() {
  const say = sessionWords.use();
  const chosen = useStore(chosenLanguage);
  if (languages.length < 2) return null;
  return (
    <fieldset className={styles.languages} aria-label={say('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => chooseLanguage(language)}
        >
          {languageNames[language] ?? language}
        </button>
      ))}
    </fieldset>
  );
}
