import { comingSoonContract } from '@horae/contract/demo-apps/coming-soon.contract';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { config } from '#platform/config';
import { formatDate } from '#platform/format-date';
import { BlankRosterDrawing } from '#ui/drawings';
import styles from '#ui/drawn-page.module.css';
import { Message } from '#ui/message';
import { ScreenTitle } from '#ui/screen-title';
import { SubmitButton } from '#ui/submit-button';
import { TextField } from '#ui/text-field';
import { useForm } from '#ui/use-form';
import { announcementsWords } from './announcements.words';
import { notifyMe } from './coming-soon.queries';
import { Countdown } from './countdown';
import countdown from './countdown.module.css';

/** A countdown to the launch, and a form for people who want to be notified. */
export function ComingSoonScreen() {
  const say = announcementsWords.use();
  const form = useForm(
    { email: '' },
    { shape: comingSoonContract.notify.body.shape, words: { email: say('error.email') } },
  );
  const attempt = useMutation(notifyMe);
  const at = new Date(config.comingSoonAt);
  const day = formatDate(at);
  return (
    <div className={styles.screen}>
      <BlankRosterDrawing />
      <ScreenTitle className="display">{say('soon.title')}</ScreenTitle>
      <p>{say('soon.text', { day })}</p>
      <Countdown to={at} />
      <form
        className={countdown.form}
        aria-label={say('soon.form')}
        {...form.props(({ email }) => {
          if (!attempt.isPending) attempt.mutate(email.trim());
        })}
      >
        {attempt.isError && <Message kind="danger">{errorText(attempt.error)}</Message>}
        {attempt.isSuccess && (
          <Message kind="success">
            <p>{say('soon.kept', { email: attempt.variables, day })}</p>
            {!config.mailConfigured && <p>{say('soon.noMail')}</p>}
          </Message>
        )}
        <TextField {...form.field('email')} type="email" label={say('email')} autoComplete="email" required />
        <SubmitButton label={say('notify')} busyLabel={say('notifying')} isBusy={attempt.isPending} />
      </form>
    </div>
  );
}
