import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Where a mail server stops answering: before its greeting, or once it has the whole message. */
type Stall = 'greeting' | 'message';

export interface MailServer {
  url: string;
  /** The messages it has got, also those that it never confirmed. */
  received: string[];
  /** The addresses that it was told to deliver to. */
  recipients: string[];
  /** From now on it stops answering there. */
  stallAt: (where: Stall | null) => void;
  /** Resolves when it stops answering the next client. */
  stalled: () => Promise<unknown>;
  /** Confirms the messages that it has not answered. */
  confirm: () => void;
  /** Ends all connections without a word. */
  hangUp: () => void;
  /** How many clients were connected at once at most. */
  mostAtOnce: () => number;
  stop: () => Promise<unknown>;
}

/** Starts a mail server that takes everything but mail to `refused@…`. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const events = new EventEmitter();
  let most = 0;
  let stall: Stall | null = null;

  const talk = (socket: Socket) => {
    let message: string | null = null;
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (message === null) {
        const reply = replyTo(text);
        recipients.push(...[...text.matchAll(/^RCPT TO:<([^>]*)>/gim)].map(([, address = '']) => address));
        if (reply.startsWith('354')) message = '';
        socket.write(reply);
        return;
      }
      message += text;
      if (!message.endsWith('\r\n.\r\n')) return;
      received.push(message);
      message = null;
      if (stall === 'message') events.emit('stalled');
      else socket.write(confirmation);
    });
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    most = Math.max(most, sockets.size);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (stall === 'greeting') events.emit('stalled');
    else {
      socket.write('220 ready\r\n');
      talk(socket);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    recipients,
    stallAt: (where) => {
      stall = where;
    },
    stalled: () => once(events, 'stalled'),
    confirm: () => {
      for (const socket of sockets) socket.write(confirmation);
    },
    hangUp,
    mostAtOnce: () => most,
    stop: async () => {
      const closed = once(server.close(), 'close');
      hangUp();
      await closed;
    },
  };
}

const confirmation = '250 taken\r\n';

function replyTo(command: string): string {
  if (/^RCPT TO:<refused@/i.test(command)) return '550 no such mailbox\r\n';
  if (/^DATA/i.test(command)) return '354 go on\r\n';
  return /^QUIT/i.test(command) ? '221 bye\r\n' : '250 fine\r\n';
}
