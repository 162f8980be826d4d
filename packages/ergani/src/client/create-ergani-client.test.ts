import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleEmployer } from '../../simulator';
import { shippedCodeLists } from '../codes/code-list';
import type { DocumentCode } from '../documents';
import { currentDocuments } from '../documents';
import { buildDocument } from '../messages/build-document';
import type { ErganiMessage } from '../messages/message';
import { aris, cardOf, leaveOf, nefeli, overtimeOf, scheduleOf } from '../test/messages';
import { type Pair, startPair } from '../test/start-pair';
import type { EmployeeFacts } from './read-services';

let pair: Pair;
afterEach(() => pair.simulator.stop());

async function send(message: ErganiMessage) {
  const { code, body } = buildDocument(message);
  return pair.client.submit(code as DocumentCode, body);
}

it('answers a receipt for each branch, and refuses in the words of the service', async () => {
  pair = await startPair();

  expect(await send(cardOf(pair.clock.now))).toEqual([{ id: '2', protocol: 'ΔΟΚ2', submittedAt: '2026-07-14T12:00' }]);
  await expect(send(cardOf(pair.clock.now + 60_000))).rejects.toMatchObject({
    name: 'ErganiRefusal',
    status: 400,
    text: 'Η ώρα κίνησης 14/07/2026 12:01 είναι μεταγενέστερη της τρέχουσας ώρας.',
  });
  expect(pair.calls.filter((call) => call.includes('WRKCardSE'))).toHaveLength(2);
});

it('keeps the lines of a refusal, masks tax numbers in its message and writes no log', async () => {
  const logs = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  pair = await startPair({ employers: [{ ...sampleEmployer, branches: [], employees: [] }] });

  const refusal = await send(scheduleOf('2026-07-20', [{ kind: 'rest' }])).catch((error: Error) => error);

  expect(refusal).toMatchObject({ text: expect.stringMatching(/παράρτημα 1 .*\r\n.*999999991/) });
  expect((refusal as Error).message).toContain('******991');
  expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain('access-');
  for (const log of logs) expect(log).not.toHaveBeenCalled();
});

it('cancels leave and is told in words', async () => {
  pair = await startPair();
  const [receipt] = await send(leaveOf('2026-07-20'));
  const wanted = { document: 'WTOLeave', protocol: receipt!.protocol, submittedOn: '2026-07-14' } as const;

  expect(await pair.client.cancel(wanted)).toBe('Η υποβολή ΔΟΚ2 ακυρώθηκε.');
  expect(pair.simulator.accepted()[0]?.isCancelled).toBe(true);
  await expect(pair.client.cancel(wanted)).rejects.toThrow('ERGANI rejected this (400): Η υποβολή έχει ήδη ακυρωθεί.');
});

it('fetches the paper of a document, which names its protocol', async () => {
  pair = await startPair();
  const [receipt] = await send(leaveOf('2026-07-20'));

  const data = await pair.client.pdf('WTOLeave', receipt!.protocol, '2026-07-14');
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();

  const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
  expect(lines).toEqual(['ΠΡΟΣΟΜΟΙΩΣΗ. ΑΚΥΡΟ.', 'ΠΡΩΤΟΚΟΛΛΟ: ΔΟΚ2', 'ΥΠΟΒΟΛΗ: 14/07/2026 12:00']);
  for (const [protocol, date] of [
    ['ΔΟΚ2', '2026-07-15'],
    ['ΔΟΚ3', '2026-07-14'],
  ] as const)
    await expect(pair.client.pdf('WTOLeave', protocol, date)).rejects.toMatchObject({ status: 404 });
});

it('asks which documents may be sent, and for the schema of one', async () => {
  pair = await startPair();

  expect(await pair.client.submissions()).toEqual(currentDocuments);
  const schema = await pair.client.schema('WRKCardSE');
  expect(JSON.parse(String(schema.json))).toMatchObject({ Cards: { Card: [{ f_afm_ergodoti: '', f_aa: '' }] } });
  expect(schema.propertiesInfo).toContainEqual({
    name: 'Cards.Card.Details.CardDetails.f_reference_date',
    title: 'Ημερομηνία αναφοράς',
    restrictions: 'yyyy-MM-dd',
  });
});

describe('lists of codes', () => {
  it('come from the service', async () => {
    pair = await startPair();

    const { rows, isShipped } = await pair.client.codeList('WorkTimeType');
    expect([rows, isShipped]).toEqual([shippedCodeLists.WorkTimeType, false]);
  });

  it('are the shipped ones while the service does not answer', async () => {
    pair = await startPair();
    await pair.client.submissions();
    pair.simulator.faults.fail = { times: 5, status: 500 };

    const list = await pair.client.codeList('WorkCardDelayReason');
    expect(list).toEqual({ rows: shippedCodeLists.WorkCardDelayReason, isShipped: true });
    pair.simulator.faults.fail = { times: 5, status: 500 };
    await expect(pair.client.codeList('Step92')).rejects.toThrow('is not responding');
  });
});

describe('facts', () => {
  const ofNefeli: EmployeeFacts = {
    person: nefeli,
    branch: 1,
    employment: 'part',
    weekDays: 5,
    weekHours: 20,
    fullTimeWeekHours: 40,
    breakMinutes: 20,
    isBreakInsideHours: false,
    flexibleArrivalMinutes: 30,
    hasUnpredictableSchedule: false,
    isInDigitalOrganisation: true,
    hasWorkCard: true,
  };
  const ofAris: EmployeeFacts = { person: aris, branch: 0 };
  const branches = [
    { branch: 0, address: 'ΟΔΟΣ ΩΡΩΝ 1' },
    { branch: 1, address: 'ΟΔΟΣ ΩΡΩΝ 2' },
  ];
  const employer = { ...sampleEmployer, branches, employees: [ofNefeli, ofAris] };

  it('of the employer, its branches and the terms', async () => {
    pair = await startPair({ employers: [employer] });

    expect(await pair.client.employer()).toEqual({
      id: '99990',
      taxNumber: '999999990',
      name: 'ΔΟΚΙΜΑΣΤΙΚΟ ΞΕΝΟΔΟΧΕΙΟ',
      isInCardSector: true,
    });
    expect(await pair.client.branches()).toEqual(branches);
    expect(await pair.client.terms()).toEqual({ areAccepted: true, protocol: 'ΔΟΚΟΡΟΙ' });
  });

  it('of employees: several, one, nobody', async () => {
    pair = await startPair({ employers: [employer] });

    expect(await pair.client.workforce()).toEqual([ofNefeli, ofAris]);
    expect(await pair.client.workforce(aris.taxNumber)).toEqual([ofAris]);
    expect(await pair.client.workforce('999999995')).toEqual([]);
  });

  it('of a month, counted from what counts', async () => {
    pair = await startPair();
    await send(scheduleOf('2026-07-20', [{ kind: 'work', from: '07:00', to: '15:00' }]));
    await send(scheduleOf('2026-07-21', [{ kind: 'rest' }]));
    await send(overtimeOf('2026-07-20', '23:00', '00:30'));
    await send(leaveOf('2026-07-22'));
    await send(cardOf(pair.clock.now));

    expect(await pair.client.monthStatus(2026, 7)).toEqual([
      {
        f_year: '2026',
        f_month: '7',
        f_afm: '999999991',
        f_eponimo: 'ΔΟΚΙΜΑΚΗ',
        f_onoma: 'ΝΕΦΕΛΗ',
        f_arithmos_hmerwn_ergasias: '1',
        f_arithmos_hmerwn_tilergasias: '0',
        f_arithmos_hmerwn_anapaushs_repo: '1',
        f_arithmos_hmerwn_mh_ergasias: '0',
        f_arithmos_hmerwn_kanonikh_adeia: '1',
        f_arithmos_hmerwn_yperorias: '1',
        f_lepta_yperorias: '90',
        f_arithmos_hmerwn_karta_ergasias: '1',
      },
    ]);
    await expect(pair.client.monthStatus(2026, 13)).rejects.toThrow('ReportMonth');
  });
});
