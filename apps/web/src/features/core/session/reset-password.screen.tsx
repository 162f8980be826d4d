import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notify } from '#platform/notify';
import { Message } from '#ui/message';
import { ChoosePassword } from './choose-password';
import styles from './form.module.css';
import { resetPassword } from './session.queries';
import { sessionWords } from './session.words';

interface ResetPasswordScreenProps {
  /** From the link in the e-mail. */
  token: string;
  onChanged: () => void;
}

export function ResetPasswordScreen({ token, onChanged }: ResetPasswordScreenProps) {
  const say = sessionWords.use();
  const attempt = useMutation({
    ...resetPassword,
    onSuccess() {
      notify(say('reset.done'), { kind: 'success' });
      onChanged();
    },
  });
  return (
    <ChoosePassword
      token={token}
      title={say('reset.title')}
      label={say('newPassword')}
      submit={say('reset.submit')}
      busy={say('reset.busy')}
      attempt={attempt}
      expired={
        <>
          <Message kind="danger">{say('reset.expired')}</Message>
          <div className={styles.links}>
            <Link to="/forgot-password">{say('reset.again')}</Link>
          </div>
        </>
      }
      links={<Link to="/login">{say('forgot.back')}</Link>}
    />
  );
}
