import type { FastifyInstance } from 'fastify';

/** During shutdown each response closes its connection; keep-alive would delay the exit until the timeout. */
export function closeConnections(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
