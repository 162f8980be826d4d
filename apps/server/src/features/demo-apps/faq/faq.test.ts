import { faqCategories, faqContract } from '@horae/contract/demo-apps/faq.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ template: 'demo' });
});
afterAll(() => api.stop());

const find = (q?: string) => api.asClient(faqContract.list, { query: q === undefined ? {} : { q } });

describe('questions and answers', () => {
  it('come in the five categories, at least two each', async () => {
    const { body } = await find();
    const categories = faqCategories.map((name) => body[name]!);

    expect(Object.keys(body)).toEqual([...faqCategories]);
    expect(categories.map(({ title }) => title)).toEqual([
      'Contract',
      'Time Schedule',
      'Activity',
      'Files',
      'Conversation',
    ]);
    for (const category of categories) expect(category.qandA.length).toBeGreaterThanOrEqual(2);
  });

  it('are found by the question alone, whatever the case, and empty categories are left out', async () => {
    const { body } = await find('NIGHT shift');

    expect(Object.keys(body)).toEqual(['time_schedule']);
    expect(body.time_schedule!.qandA.map(({ question }) => question)).toEqual([
      'Why does a night shift count on two days?',
      'How long is a night shift when the clock changes?',
    ]);
    expect((await find('two hours to the first day')).body).toEqual({});
    expect((await find('%')).body).toEqual({});
  });
});

describe('the knowledge base', () => {
  it('has areas, topics of each, and an article of its own for every question', async () => {
    const areas = (await api.asClient(faqContract.areas)).body;
    const all = (await api.asClient(faqContract.topics)).body;
    expect([areas.length >= 5, all.length >= 4]).toEqual([true, true]);
    expect(new Set(areas.map(({ category }) => category)).size).toBe(areas.length);

    const byArea = await Promise.all(
      areas.map(({ category }) => api.asClient(faqContract.topics, { query: { category } })),
    );
    expect(byArea.flatMap(({ body }) => body)).toEqual(all);

    const questions = all.flatMap((topic) => topic.questions);
    const contents = new Set<string>();
    for (const { question, slug } of questions) {
      const { body } = await api.asClient(faqContract.article, { query: { slug } });
      expect(body.title).toBe(question);
      expect(body.lastUpdated).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
      expect(body.relatedQuestions.length).toBeGreaterThanOrEqual(2);
      expect(body.relatedQuestions.map((one) => one.slug)).not.toContain(slug);
      contents.add(body.content);
    }
    expect(contents.size).toBe(questions.length);
  });

  it('opens the first article without a slug, and knows none of an unknown one', async () => {
    expect((await api.asClient(faqContract.article)).body.title).toBe('How do I get around with the keyboard?');
    expect((await api.asClient(faqContract.article, { query: { slug: 'nowhere' } })).status).toBe(404);
    expect((await api.asClient(faqContract.topics, { query: { category: 'nowhere' } })).body).toEqual([]);
  });
});
