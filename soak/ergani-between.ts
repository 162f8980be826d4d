import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSimulator } from '@horae/ergani/simulator';

/** When the declaring process dies: before the service gets a document, before its reply, or before storing it. */
export type DeathPoint = 'before it is sent' | 'before the answer' | 'before the answer is kept';

/** Starts a simulator behind a proxy that can kill the process that calls it. */
export async function erganiBetween() {
  const simulator = await startSimulator();
  let death: { point: DeathPoint; kill: () => Promise<void>; happened: () => void } | undefined;

  const door = createServer((asked, reply) => {
    const dying = asked.method === 'POST' && asked.url?.includes('/Documents/') ? death : undefined;
    if (dying) death = undefined;
    const die = () => void dying!.kill().then(dying!.happened);
    if (dying?.point === 'before it is sent') {
      die();
      return;
    }
    const { method, headers, url: path } = asked;
    const onward = forward({ host: '127.0.0.1', port: simulator.port, method, headers, path }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (dying?.point === 'before the answer') {
          die();
          return;
        }
        reply.writeHead(answer.statusCode ?? 500, answer.headers);
        // The kill comes before the commit, because it needs no round trip.
        reply.end(Buffer.concat(chunks), () => dying && die());
      });
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    door.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(door.address() as AddressInfo).port}/WebservicesAPI/Api`,
    accepted: simulator.accepted,
    /** The next document kills its sender; resolves when the sender is dead. */
    killAt: (point: DeathPoint, kill: () => Promise<void>) =>
      new Promise<void>((happened) => {
        death = { point, kill, happened };
      }),
    stop: async () => {
      door.closeAllConnections();
      await new Promise((resolve) => {
        door.close(resolve);
      });
      await simulator.stop();
    },
  };
}
