import { z } from 'zod';
import { SearchText } from '../page-query';
import { route } from '../route';

export const faqCategories = ['contract', 'time_schedule', 'activity', 'files', 'conversation'] as const;

const QuestionAndAnswer = z.object({ question: z.string(), ans: z.string() });
export type FaqCategory = z.infer<typeof FaqCategory>;
export const FaqCategory = z.object({
  icon: z.string(),
  title: z.string(),
  subtitle: z.string(),
  qandA: z.array(QuestionAndAnswer),
});

export type KnowledgeArea = z.infer<typeof KnowledgeArea>;
const KnowledgeArea = z.object({
  id: z.int(),
  category: z.string(),
  img: z.string(),
  title: z.string(),
  desc: z.string(),
});

export type KnowledgeTopic = z.infer<typeof KnowledgeTopic>;
const KnowledgeTopic = z.object({
  id: z.int(),
  title: z.string(),
  icon: z.string(),
  iconColor: z.string(),
  questions: z.array(z.object({ id: z.int(), question: z.string(), slug: z.string() })),
});

const Slug = z.string().max(100);

export const faqContract = {
  list: route({
    method: 'GET',
    path: '/faq/data',
    summary: 'Questions and answers by category; `q` looks at the questions',
    access: 'session',
    query: z.object({ q: SearchText.default('') }),
    reply: z.partialRecord(z.enum(faqCategories), FaqCategory),
  }),
  areas: route({
    method: 'GET',
    path: '/faq/data/knowledge_base',
    summary: 'The areas of the knowledge base',
    access: 'session',
    reply: z.array(KnowledgeArea),
  }),
  topics: route({
    method: 'GET',
    path: '/faq/data/category',
    summary: 'Topics with their questions; of one area if its slug is sent',
    access: 'session',
    query: z.object({ category: Slug.optional() }),
    reply: z.array(KnowledgeTopic),
  }),
  article: route({
    method: 'GET',
    path: '/faq/data/question',
    summary: 'The article of a question, the first one without a slug',
    access: 'session',
    query: z.object({ slug: Slug.optional() }),
    reply: z.object({
      title: z.string(),
      lastUpdated: z.string(),
      relatedQuestions: z.array(z.object({ id: z.int(), question: z.string(), slug: z.string() })),
      content: z.string(),
    }),
  }),
};
