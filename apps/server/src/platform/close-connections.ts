import type { FastifyInstance } from 'fastify';

/** While stopping, each answer closes its connection; one kept alive would hold the process until it times out. */
export function closeConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
