import { passwordStrength } from './credentials.rules';
import styles from './password-strength.module.css';
import { sessionWords } from './session.words';

export function PasswordStrength({ password }: { password: string }) {
  const say = sessionWords.use();
  const strength = passwordStrength(password);
  return (
    <div className={styles.strength} data-strength={strength}>
      <div className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={strength >= step || undefined} />
        ))}
      </div>
      <span role="status" aria-label={say('strength.label')}>
        {password && say(`strength.${strength}`)}
      </span>
    </div>
  );
}
