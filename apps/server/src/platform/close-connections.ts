import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * During shutdown each response closes its connection, and connections without a request close at once. Node keeps
 * those that have not sent a request yet, such as the spare ones of browsers, and waits for them without end.
 */
export function closeConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket: Socket) => {
    if (isStopping) return socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    response.once('close', () => {
      if (isStopping) socket.end();
      else if (!socket.destroyed) unused.add(socket);
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
