import { shiftTemplatesContract as contract } from '@horae/contract/scheduling/shift-templates.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  removeTemplate,
  type TemplatesContext,
} from './shift-templates.service';

export function shiftTemplatesRoutes(app: FastifyInstance, db: Database): void {
  const contextOf = async (request: HotelCaller, companyId: number): Promise<TemplatesContext> => ({
    hotel: await hotelOf(request, companyId),
    accountId: accountOf(request).id,
  });

  handle(app, contract.list, async (request) => listTemplates(db, await hotelOf(request, request.query.hotel)));

  handle(app, contract.add, async (request) => {
    const context = await contextOf(request, request.body.hotel);
    return once(db, request, async (tx) => ({ template: await addTemplate(tx, context, request.body.template) }));
  });

  handle(app, contract.change, async (request) => {
    const { hotel, id, version, template: fields } = request.body;
    const context = await contextOf(request, hotel);
    return once(db, request, async (tx) => ({ template: await changeTemplate(tx, context, { id, version, fields }) }));
  });

  handle(app, contract.remove, async (request) => {
    const { hotel, id, version } = request.body;
    const context = await contextOf(request, hotel);
    await once(db, request, async (tx) => {
      await removeTemplate(tx, context, { id, version });
      return {};
    });
    return {};
  });
}
