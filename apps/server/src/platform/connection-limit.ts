import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressRange } from './address-range';
import { tally } from './tally';

const mostInAll = 10_000;
/** A hotel behind one address has some hundred screens with up to seven connections each. */
const mostByAddress = 3000;

/** Closes new connections beyond the limits; behind a trusted proxy, which has one address, only the total counts. */
export function limitConnections(app: FastifyInstance, isBehindProxy: boolean, byAddress = mostByAddress): void {
  app.server.maxConnections = mostInAll;
  if (isBehindProxy) return;
  const connections = tally();
  app.server.on('connection', (socket: Socket) => {
    const address = addressRange(socket.remoteAddress ?? '');
    socket.once('close', connections.enter(address));
    if (connections.count(address) > byAddress) socket.destroy();
  });
}
