import type { UserData } from '@horae/contract/core/user-data';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { leads } from '#platform/access';
import { ApiError, errorText } from '#platform/api-error';
import { chooseHotel } from '#platform/hotel';
import { session, startSession } from '#platform/session';
import { noteIssued } from '#platform/token-clock';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { ChoosePassword } from './choose-password';
import { acceptInvitation, invitationQuery } from './invitation.queries';
import { invitationWords } from './invitation.words';
import { sessionWords } from './session.words';

interface InvitationScreenProps {
  /** From the link in the e-mail. */
  token: string;
  /** Called with the account's own employee id if it leads nobody; the own week opens first. */
  onAccepted: (employeeId: number | undefined) => void;
}

const longestCode = 30;

/** Selects the hotel whose people the account leads, or else the one where it is an employee, whose week then opens first. */
function chooseFirstHotel(user: UserData): number | undefined {
  const led = user.hotels.find((hotel) => leads(user, hotel));
  const first = led ?? user.hotels.find(({ employeeId }) => employeeId !== undefined);
  if (first) chooseHotel({ ErpCompanyId: first.ErpCompanyId, name: first.name, timeZone: first.timeZone });
  return led ? undefined : first?.employeeId;
}

export function InvitationScreen({ token, onAccepted }: InvitationScreenProps) {
  const say = invitationWords.use();
  const sayLogin = sessionWords.use();
  const invited = useQuery(invitationQuery(token));
  const attempt = useMutation({
    ...acceptInvitation,
    onSuccess(started) {
      noteIssued(started.accessToken);
      startSession(started);
      onAccepted(chooseFirstHotel(started.userData));
    },
  });
  // Links have far longer secrets than the code of a printed slip.
  const isTyped = token !== '' && token.length <= longestCode;
  const isExpired = invited.error instanceof ApiError && invited.error.status === 400;
  const other = session.get();
  return (
    <ChoosePassword
      token={isExpired ? '' : token}
      title={say('title')}
      lead={
        invited.data &&
        say('lead', { name: invited.data.fullName, email: invited.data.email ?? invited.data.loginName ?? '' })
      }
      notice={
        <>
          {invited.error && (
            <Message kind="danger">
              {errorText(invited.error)}{' '}
              <Button look="plain" onClick={() => void invited.refetch()}>
                {say('retry')}
              </Button>
            </Message>
          )}
          {other && !attempt.isPending && !attempt.isSuccess && (
            <Message kind="info">{say('loggedInAs', { name: other.fullName })}</Message>
          )}
        </>
      }
      label={say('password')}
      submit={say('submit')}
      busy={say('busy')}
      attempt={attempt}
      expired={
        <>
          <Message kind="danger">{say(isTyped ? 'codeWrong' : 'expired')}</Message>
          <p className="quiet">{say('ask')}</p>
          {isTyped && <Link to="/start">{say('codeAgain')}</Link>}
        </>
      }
      links={!other && <Link to="/login">{sayLogin('forgot.back')}</Link>}
    />
  );
}
