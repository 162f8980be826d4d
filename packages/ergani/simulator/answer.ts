import { currentDocuments } from '../src';
import { logIn, logOut, refresh, sessionOf } from './authentication';
import { cancel } from './cancel';
import { documentPdf } from './document-pdf';
import { documentSchema } from './document-schema';
import type { SimulatedEmployer } from './employer';
import * as greek from './greek';
import { executeService, servicesList } from './read-services';
import { ok, type Reply, refused, type SimulatorRequest, type Step } from './reply';
import type { SimulatorState } from './state';
import { submit } from './submit';

/**
 * Returns the service's reply to a request at an instant (epoch milliseconds) and the state after it. Pure: the same
 * arguments give the same result.
 */
export function answer(
  state: SimulatorState,
  request: SimulatorRequest,
  employers: readonly SimulatedEmployer[],
  now: number,
): Step {
  const [area = '', name = ''] = request.path.split('/').map((step) => step.toLowerCase());
  const call = `${request.method} ${area}${name === '' ? '' : `/${area === 'documents' ? '*' : name}`}`;
  const unchanged = (reply: Reply): Step => ({ state, reply });

  if (call === 'POST authentication') return logIn(state, request.body, employers, now);
  if (call === 'POST authentication/refresh') return refresh(state, request.body, now);

  const { session, isExpired } = sessionOf(state, request.authorization, now);
  const employer = employers.find(({ taxNumber }) => taxNumber === session?.employer);
  if (!session || !employer) return unchanged(unauthorised(isExpired));

  const document = request.path.split('/')[1] ?? '';
  switch (call) {
    case 'POST authentication/logout':
      return logOut(state, request.body);
    case 'GET lookup/submissions':
      return unchanged(ok(currentDocuments));
    case 'GET webservices/serviceslist':
      return unchanged(ok(servicesList));
    case 'POST webservices/executeservice':
      return unchanged(executeService(state, request.body, employer));
    case 'POST documents/*':
      return document.toLowerCase() === 'cancelsubmitteddocument'
        ? cancel(state, request.body, employer)
        : submit(state, document, request.body, employer, now);
    case 'GET documents/*':
      return unchanged(
        request.query.has('protocol')
          ? documentPdf(state, document, request.query, employer)
          : documentSchema(document),
      );
    default:
      return unchanged(refused(404, greek.noSuchAddress));
  }
}

function unauthorised(isExpired: boolean): Reply {
  return isExpired
    ? { ...refused(401, greek.tokenExpired), headers: { 'api-token-expired': 'true' } }
    : refused(401, greek.notLoggedIn);
}
