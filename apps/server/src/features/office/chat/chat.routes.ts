import { chatContract } from '@horae/contract/office/chat.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { listPeople, openChat } from './chat.service';
import { readProfile, updateProfile } from './chat-profile.service';
import { sendMessage } from './send-message.service';

export function chatRoutes(app: FastifyInstance, db: Database): void {
  handle(app, chatContract.profile, (request) => readProfile(db, accountOf(request).id));

  handle(app, chatContract.updateProfile, (request) =>
    updateProfile(db, accountOf(request).id, request.body.profileUser, (profile) =>
      refuseStale(request, chatContract.updateProfile, profile),
    ),
  );

  handle(app, chatContract.people, (request) => listPeople(db, accountOf(request).id));

  handle(app, chatContract.open, (request) => openChat(db, accountOf(request).id, request.query.id));

  handle(app, chatContract.send, (request) =>
    once(db, request, async (tx) => {
      const { contact, message } = request.body.obj;
      return { response: await sendMessage(tx, accountOf(request).id, contact.id, message) };
    }),
  );
}
