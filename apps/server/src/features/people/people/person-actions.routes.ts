import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { personActionsContract as contract } from '@horae/contract/people/person-actions.contract';
import type { FastifyInstance } from 'fastify';
import { type HotelCaller, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import type { Sealer } from '#platform/sealed-text';
import { editPeople } from './bulk-edit.service';
import { checkOf } from './check';
import { setClockNumbers } from './clock-numbers.service';
import { removeContract, setContract } from './contracts.service';
import { removeFormerEmployment, setFormerEmployment } from './former-employments.service';
import { readHistory } from './history.service';
import { importPeople } from './import-people.service';
import { leaveEffect, leavePerson, returnPerson } from './leave.service';
import { removeLoan, setLoan } from './loans.service';
import { movePerson, takeBackMove } from './move.service';
import { contextOf } from './people-context';
import { hireAgain, takeBackHiring } from './rehire.service';
import { removePerson } from './remove-person.service';
import { revealNumber } from './reveal.service';
import { setSkills } from './skills.service';

export function personActionsRoutes(app: FastifyInstance, db: Database, sealer: Sealer): void {
  const deskFor = (request: HotelCaller, { hotel }: { hotel: number }) => contextOf(request, hotel, sealer);

  handle(app, contract.move, async (request) => {
    const { hotel: _, id, ...move } = request.body;
    return { person: await movePerson(db, await deskFor(request, request.body), id, move, checkOf(request)) };
  });

  handle(app, contract.takeBackMove, async (request) => {
    const { id, fromDay } = request.body;
    return { person: await takeBackMove(db, await deskFor(request, request.body), id, fromDay, checkOf(request)) };
  });

  handle(app, contract.setContract, async (request) => {
    const { id, contract: version, instead } = request.body;
    const context = await deskFor(request, request.body);
    return { person: await setContract(db, context, id, version, instead, checkOf(request)) };
  });

  handle(app, contract.removeContract, async (request) => {
    const { id, fromDay } = request.body;
    return { person: await removeContract(db, await deskFor(request, request.body), id, fromDay, checkOf(request)) };
  });

  handle(app, contract.setSkills, async (request) => {
    const { id, skills } = request.body;
    return { person: await setSkills(db, await deskFor(request, request.body), id, skills, checkOf(request)) };
  });

  handle(app, contract.setClockNumbers, async (request) => {
    const { id, clockNumbers } = request.body;
    const desk = await deskFor(request, request.body);
    return { person: await setClockNumbers(db, desk, id, clockNumbers, checkOf(request)) };
  });

  handle(app, contract.leaveEffect, async (request) => {
    const { id, lastDay } = request.query;
    return leaveEffect(db, await deskFor(request, request.query), id, lastDay);
  });

  handle(app, contract.leave, async (request) => {
    const { id, lastDay } = request.body;
    return { person: await leavePerson(db, await deskFor(request, request.body), id, lastDay, checkOf(request)) };
  });

  handle(app, contract.comeBack, async (request) => ({
    person: await returnPerson(db, await deskFor(request, request.body), request.body.id, checkOf(request)),
  }));

  handle(app, contract.remove, async (request) => ({
    person: await removePerson(db, await deskFor(request, request.body), request.body.id, checkOf(request)),
  }));

  handle(app, contract.hireAgain, async (request) => {
    const { hotel: _, id, ...rehire } = request.body;
    return { person: await hireAgain(db, await deskFor(request, request.body), id, rehire, checkOf(request)) };
  });

  handle(app, contract.takeBackHiring, async (request) => ({
    person: await takeBackHiring(db, await deskFor(request, request.body), request.body.id, checkOf(request)),
  }));

  handle(app, contract.setFormerEmployment, async (request) => {
    const { id, employment, instead } = request.body;
    const context = await deskFor(request, request.body);
    return { person: await setFormerEmployment(db, context, id, employment, instead, checkOf(request)) };
  });

  handle(app, contract.removeFormerEmployment, async (request) => {
    const { id, lastDay } = request.body;
    const context = await deskFor(request, request.body);
    return { person: await removeFormerEmployment(db, context, id, lastDay, checkOf(request)) };
  });

  handle(app, contract.setLoan, async (request) => {
    const { id, loan, instead } = request.body;
    const context = await deskFor(request, request.body);
    const host = await hotelOf(request, loan.hostHotel);
    return { person: await setLoan(db, context, id, host, loan, instead, checkOf(request)) };
  });

  handle(app, contract.removeLoan, async (request) => {
    const { id, firstDay } = request.body;
    const context = await deskFor(request, request.body);
    return { person: await removeLoan(db, context, id, firstDay, checkOf(request)) };
  });

  handle(app, contract.reveal, async (request, reply) => {
    const { id, number } = request.body;
    reply.header('cache-control', 'no-store');
    return { number: await revealNumber(db, await deskFor(request, request.body), id, number) };
  });

  handle(app, contract.history, async (request) =>
    readHistory(db, await deskFor(request, request.query), request.query),
  );

  handle(app, peopleFilesContract.bulkEdit, async (request) => {
    const { ids, change } = request.body;
    return { changed: await editPeople(db, await deskFor(request, request.body), ids, change) };
  });

  handle(app, peopleFilesContract.importRows, async (request) =>
    importPeople(db, await deskFor(request, request.body), request.body),
  );
}
