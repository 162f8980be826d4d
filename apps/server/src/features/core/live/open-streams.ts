import type { ServerResponse } from 'node:http';
import type { Account } from '#platform/account';
import { HttpError } from '#platform/errors';
import { onceClosed } from '#platform/once-closed';
import { tally } from '#platform/tally';

const mostInAll = 8000;
/** Hidden tabs have none, so that this is enough for an account which several desks share. */
const mostByAccount = 20;
/** What a screen that no longer reads may leave waiting, in bytes. */
const mostUnread = 65_536;
const heartbeatSeconds = 20;

interface OpenStream {
  response: ServerResponse;
  /** Whether its session, and its access to the hotel, still exist. */
  mayStay: () => Promise<boolean>;
}

export interface OpenStreams {
  /** Counts a stream of this account until it closes; throws 503 beyond the limits. Call before its head is sent. */
  open: (account: Account, stream: OpenStream) => void;
  /** Ends all streams. */
  close: () => void;
}

/** Keeps the open streams: limits them, and every twenty seconds tells each that it is alive or ends it. */
export function openStreams(): OpenStreams {
  const streams = new Map<number, OpenStream>();
  const accounts = tally();
  let opened = 0;
  let second = 0;
  const beat = () => {
    second = (second + 1) % heartbeatSeconds;
    // A part of them each second, because thousands at once would hold up everybody else.
    for (const [number, stream] of streams) if (number % heartbeatSeconds === second) void checkStream(stream);
  };
  const timer = setInterval(beat, 1000).unref();
  return {
    open({ id }, stream) {
      const account = String(id);
      if (streams.size >= mostInAll) throw tooMany('Too many screens are open.');
      if (accounts.count(account) >= mostByAccount) throw tooMany('This account has too many screens open.');
      const leave = accounts.enter(account);
      const number = (opened += 1);
      streams.set(number, stream);
      onceClosed(stream.response, () => {
        leave();
        streams.delete(number);
      });
    },
    close() {
      clearInterval(timer);
      for (const { response } of streams.values()) response.end();
    },
  };
}

async function checkStream({ response, mayStay }: OpenStream): Promise<void> {
  // While the database is away there is nothing to tell, and all screens at once would ask for a stream again.
  const stays = await mayStay().catch(() => true);
  if (stays) writeEvent(response, ': \n\n');
  else response.end();
}

/** Writes to a stream; one whose reader has stopped reading is cut off, and catches up when it opens again. */
export function writeEvent(response: ServerResponse, text: string): void {
  if (response.writableEnded) return;
  if (response.writableLength > mostUnread) response.destroy();
  else response.write(text);
}

const tooMany = (message: string) => new HttpError(503, 'UNAVAILABLE', message, { retryAfterSeconds: 30 });
