import type { ParsedRequestOf, ReplyOf, RouteContract } from '@horae/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, companiesOf } from './access';
import { readBodyOfDelete } from './delete-parameters';
import { withCompanies } from './fence/companies';
import { refuseBrokenText } from './json-body';

/** A request parsed by its contract. */
export type Call<R extends RouteContract> = Omit<FastifyRequest, 'params' | 'query' | 'body'> & ParsedRequestOf<R>;

type Handler<R extends RouteContract> = (
  call: Call<R>,
  reply: FastifyReply,
) => Promise<ReplyOf<R> | Buffer | FastifyReply>;

/** Registers the route of a contract: access check, parse, handler, success status, in this order. */
export function handle<R extends RouteContract>(app: FastifyInstance, contract: R, handler: Handler<R>): void {
  const status = contract.status ?? 200;
  const readsBodyFirst = contract.bearer === 'body';
  const isText = contract.writes === 'text';
  const checksReply = !contract.writes || (contract.writes === 'bulk' && app.checksReplies);
  app.route({
    method: contract.method,
    url: contract.path,
    config: { contract },
    schema: {
      summary: contract.summary,
      ...(contract.takes && { consumes: [contract.takes === 'file' ? 'multipart/form-data' : 'text/plain'] }),
      ...(contract.params && { params: contract.params }),
      ...(contract.query && { querystring: contract.query }),
      ...(contract.body && { body: contract.body }),
      ...(checksReply && { response: { [status]: contract.reply } }),
    },
    onRequest: async (request) => {
      if (!readsBodyFirst) await admit(request, contract);
    },
    preValidation: async (request) => {
      if (readsBodyFirst) await admit(request, contract);
      if (contract.method === 'DELETE') readBodyOfDelete(request);
      else if (contract.body && request.body === undefined) request.body = contract.takes === 'text' ? '' : {};
      refuseBrokenText(request.params);
      refuseBrokenText(request.query);
      refuseBrokenText(request.body);
    },
    handler: async (request, reply) => {
      reply.code(status);
      if (isText) reply.type('text/plain; charset=utf-8');
      // Safe: the schema above has already parsed the request into this shape.
      const call = request as unknown as Call<R>;
      const changing = contract.method === 'GET' ? null : contract.path;
      const companies = companiesOf(request, contract.access);
      return withCompanies(companies, () => handler(call, reply), request.account?.id, changing);
    },
  });
}
