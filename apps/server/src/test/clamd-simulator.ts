import { createServer, type Socket } from 'node:net';

/** What this scanner takes for a virus. */
export const testVirus = 'horae-test-virus';

interface Rules {
  /** The largest content that it takes, as `StreamMaxLength`. */
  longest?: number;
  /** Says nothing at all. */
  isSilent?: boolean;
}

/** A stand-in for ClamAV's clamd, with its protocol, its answers and its limit. */
export async function startClamd({ longest = 25_000_000, isSilent = false }: Rules = {}) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const answer = isSilent ? undefined : answerTo(received, longest);
      if (answer) socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return {
    address: `tcp://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerTo(received: Buffer, longest: number): string | undefined {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return undefined;
  if (received.toString('latin1', 0, command.length) !== command) return 'UNKNOWN COMMAND';
  let at = command.length;
  let content = Buffer.alloc(0);
  while (received.length >= at + 4) {
    const length = received.readUInt32BE(at);
    if (length === 0) return content.includes(testVirus) ? `stream: Horae.Test.Virus FOUND` : 'stream: OK';
    if (received.length < at + 4 + length) return undefined;
    content = Buffer.concat([content, received.subarray(at + 4, at + 4 + length)]);
    if (content.length > longest) return 'INSTREAM size limit exceeded. ERROR';
    at += 4 + length;
  }
  return undefined;
}
