import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** How an attempt to send a mail ended; `unknown` if the mail server has the whole mail but never answered. */
export type Outcome = { kind: 'sent' | 'stopped' } | { kind: 'refused' | 'unreachable' | 'unknown'; failure: string };

/** How long a mail server may take to be connected, to greet, and to answer. */
const patience = 20_000;
/** How long one mail may take in all, with a server that answers a little at a time. */
const longestSending = 300_000;

export interface MailServer {
  /** Sends one mail at a time. A stop aborts it, unless the mail server already has all of it. */
  send: (mail: SendMailOptions, stopping: AbortSignal) => Promise<Outcome>;
  close: () => void;
}

export function openMailServer(url: string): MailServer {
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ ...limits, url });
  let hasAll = false;
  transport.use('stream', (mail, next) => {
    mail.message.processFunc((message) =>
      readWhenAsked(message, () => {
        hasAll = true;
      }),
    );
    next();
  });
  return {
    close: () => transport.close(),
    send: async (mail, stopping) => {
      hasAll = false;
      const stop = new AbortController();
      const end = () => {
        if (!hasAll) stop.abort();
      };
      stopping.addEventListener('abort', end);
      try {
        const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestSending)]);
        await transport.sendMail({ ...mail, signal });
        return { kind: 'sent' };
      } catch (error) {
        return stop.signal.aborted ? { kind: 'stopped' } : outcomeOf(error, hasAll);
      } finally {
        stopping.removeEventListener('abort', end);
      }
    },
  };
}

/** Reads the message only once the mail server asks for it, so that `ended` means: all of it was handed over. */
function readWhenAsked(message: Readable, ended: () => void): Readable {
  async function* chunks() {
    yield* message;
    ended();
  }
  const lazy = Readable.from(chunks());
  message.on('error', (error) => lazy.destroy(error));
  lazy.on('close', () => message.destroy());
  return lazy;
}

function outcomeOf(error: unknown, hasAll: boolean): Outcome {
  const failure = String(error).slice(0, 500);
  const isAnswer = error instanceof Error && 'responseCode' in error;
  if (hasAll && !isAnswer) return { kind: 'unknown', failure };
  return { kind: isOfServer(error) ? 'unreachable' : 'refused', failure };
}

/** Whether it failed before the first command about the mail, or took too long. */
function isOfServer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError') return true;
  return 'command' in error && /^(CONN|EHLO|HELO|STARTTLS|AUTH)/.test(String(error.command));
}
