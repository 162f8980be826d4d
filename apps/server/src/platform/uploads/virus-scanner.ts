import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { HttpError } from '../errors';

/** Returns the name of what was found in a content, or null if it is clean. Throws 503 while the scanner does not answer. */
export type VirusScanner = (content: Buffer) => Promise<string | null>;

const usualPatienceMs = 20_000;
const chunkBytes = 65_536;

/**
 * A scanner that speaks the protocol of ClamAV's `clamd` (INSTREAM: chunks with their length before them, an empty one
 * at the end) at `tcp://host:port` or `unix:/path`. Source: the manual page clamd(8).
 */
export function virusScanner(address: string, patienceMs = usualPatienceMs): VirusScanner {
  return async (content) => {
    const answer = await ask(address, content, patienceMs).catch(() => '');
    if (answer === 'stream: OK') return null;
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found) return found;
    throw new HttpError(503, 'UNAVAILABLE', 'Files cannot be checked for viruses at the moment. Try again later.', {
      retryAfterSeconds: 60,
    });
  };
}

async function ask(address: string, content: Buffer, patienceMs: number): Promise<string> {
  const socket = open(new URL(address));
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('clamd is silent')));
  const answer = read(socket);
  try {
    await Promise.race([once(socket, 'connect'), answer]);
    // Written in one go: it ends early when a file is too large for the scanner, which then says so.
    socket.write(Buffer.concat(['zINSTREAM\0', ...chunks(content), Buffer.alloc(4)].map((part) => Buffer.from(part))));
    return await answer;
  } finally {
    socket.destroy();
  }
}

const open = ({ protocol, hostname, port, pathname }: URL): Socket =>
  protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname);

/** The answer up to its end, which is a zero byte. */
async function read(socket: Socket): Promise<string> {
  let said = '';
  for await (const part of socket) {
    said += String(part);
    if (said.includes('\0')) break;
  }
  return said.split('\0')[0]!.trim();
}

function* chunks(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += chunkBytes) {
    const part = content.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    yield length;
    yield part;
  }
}
