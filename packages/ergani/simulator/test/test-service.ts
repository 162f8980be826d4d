import { buildDocument, type ErganiMessage } from '../../src';
import { nefeli } from '../../src/test/messages';
import { answer } from '../answer';
import { type CurrentDay, currentDay } from '../current';
import { type SimulatedEmployer, sampleEmployer } from '../employer';
import type { Reply } from '../reply';
import { emptyState } from '../state';

export const noon = Date.parse('2026-07-14T12:00:00+03:00');
export const minute = 60_000;

/** The pure core of the simulator with a clock that a test can set. */
export class TestService {
  now = noon;
  token = 'none';
  state = emptyState;
  private readonly employer: SimulatedEmployer;

  constructor(own: Partial<SimulatedEmployer> = {}) {
    this.employer = { ...sampleEmployer, ...own };
  }

  call(method: string, path: string, body?: unknown, authorization = `Bearer ${this.token}`): Reply {
    const [before = '', query] = path.split('?');
    const request = { method, path: before, query: new URLSearchParams(query), authorization, body };
    const { state, reply } = answer(this.state, request, [this.employer], this.now);
    this.state = state;
    return reply;
  }

  logIn(Username = 'horae', Password = 'simulator', Usertype = '02'): Reply {
    const reply = this.call('POST', 'Authentication', { Username, Password, Usertype });
    if (reply.status === 200) this.token = (reply.body as { accessToken: string }).accessToken;
    return reply;
  }

  /** Logs in and sends the message. */
  send(message: ErganiMessage): Reply {
    this.logIn();
    const { code, body } = buildDocument(message);
    return this.call('POST', `Documents/${code}`, body);
  }

  /** Returns the protocol that a message gets. */
  accept(message: ErganiMessage): string {
    return (this.send(message).body as { protocol: string }[])[0]!.protocol;
  }

  /** Returns the text of a refusal, or `accepted`. */
  verdict(message: ErganiMessage): string {
    const { status, body } = this.send(message);
    return status === 200 ? 'accepted' : (body as { message: string }).message;
  }

  current(date: string, employee = nefeli.taxNumber): CurrentDay {
    return currentDay(this.state, { employer: this.employer.taxNumber, employee, date });
  }
}
