import { answerOpinionsContract as contract } from '@horae/contract/demo-apps/answer-opinions.contract';
import { faqContract } from '@horae/contract/demo-apps/faq.contract';
import { itemOf } from '@horae/contract/demo-apps/faq-item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
let answer: string;
beforeAll(async () => {
  api = await startTestApp();
  const { body } = await api.asClient(faqContract.list, { query: {} });
  answer = `faq/${itemOf(body.contract!.qandA[0]!.question)}`;
});
afterAll(() => api.stop());

const say = (call: TestApp['asClient'], isHelpful: boolean | null, id = answer) =>
  call(contract.set, { body: { answer: id, isHelpful } });

describe('the word on an answer', () => {
  it('is kept, changed and taken back by its account alone', async () => {
    await say(api.asClient, true);
    expect((await say(api.asClient, false)).body).toEqual({ opinions: [{ answer, isHelpful: false }], counts: [] });
    expect((await api.asAdmin(contract.list, {})).body.opinions).toEqual([]);
    expect((await say(api.asClient, null)).body.opinions).toEqual([]);
  });

  it('is counted for administrators', async () => {
    await say(api.asClient, false);
    await say(api.asAdmin, true);

    expect((await api.asAdmin(contract.list, {})).body.counts).toEqual([{ answer, yes: 1, no: 1 }]);
    expect((await api.asClient(contract.list, {})).body.counts).toEqual([]);
  });

  it('is about an answer that there is: a question of the FAQ or an article', async () => {
    const { body } = await api.asClient(faqContract.topics, { query: {} });
    const article = `knowledge-base/${body[0]!.questions[0]!.slug}`;

    expect((await say(api.asClient, true, article)).status).toBe(200);
    expect((await say(api.asClient, true, 'faq/no-such-question')).status).toBe(404);
  });
});
