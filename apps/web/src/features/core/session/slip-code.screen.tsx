import { Link } from '@tanstack/react-router';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import styles from './form.module.css';
import { invitationWords } from './invitation.words';
import { sessionWords } from './session.words';

/** The code of a printed slip, for a phone that cannot scan it. */
export function SlipCodeScreen({ onCode }: { onCode: (code: string) => void }) {
  const say = invitationWords.use();
  const sayLogin = sessionWords.use();
  const form = useForm(
    { code: '' },
    { rules: { code: (code) => (/[\p{L}\p{N}]/u.test(code) ? undefined : say('codeMissing')) } },
  );
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle>{say('codeTitle')}</ScreenTitle>
        <p className="quiet">{say('codeLead')}</p>
      </div>
      <form className={styles.form} aria-label={say('codeTitle')} {...form.props(({ code }) => onCode(code.trim()))}>
        <TextField
          {...form.field('code')}
          label={say('code')}
          placeholder="K7QF-3MPX-9T2H"
          maxLength={30}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          unmarked
          // The page has one purpose, and this field is its first step.
          autoFocus
        />
        <SubmitButton label={say('codeSubmit')} busyLabel={say('codeSubmit')} isBusy={false} />
      </form>
      <div className={styles.links}>
        <Link to="/login">{sayLogin('forgot.back')}</Link>
      </div>
    </>
  );
}
