import {
  type FaqCategory,
  faqCategories,
  type KnowledgeArea,
  type KnowledgeTopic,
} from '@horae/contract/demo-apps/faq.contract';
import { itemOf } from '@horae/contract/demo-apps/faq-item';
import { wallTime } from '@horae/local-time/local-date';
import { notFound } from '#platform/errors';
import { holdsText } from '#platform/list';
import { knowledge } from './content/knowledge';
import { questions } from './content/questions';

type Found = Partial<Record<(typeof faqCategories)[number], FaqCategory>>;

/** Returns the categories with the questions that contain the text; empty categories are left out. */
export function findQuestions(q: string): Found {
  const found: Found = {};
  for (const name of faqCategories) {
    const qandA = questions[name].qandA.filter(({ question }) => holdsText(q, [question]));
    if (qandA.length > 0) found[name] = { ...questions[name], qandA };
  }
  return found;
}

export const listAreas = (): KnowledgeArea[] =>
  knowledge.map(({ category, title, desc }, index) => ({
    id: index + 1,
    category,
    img: `/samples/knowledge-base/${category}.svg`,
    title,
    desc,
  }));

const articles = knowledge
  .flatMap(({ category, topics }) =>
    topics.flatMap((topic) => topic.articles.map((article) => ({ article, category, topic }))),
  )
  .map(({ article: { question, slug, updated, content }, category, topic }, index) => ({
    id: index + 1,
    question,
    slug,
    updated,
    content,
    category,
    topic,
  }));

/** Returns the topics of an area, or of all areas without one; none for an unknown area. */
export function listTopics(category: string | undefined): KnowledgeTopic[] {
  const wanted = knowledge.filter((area) => category === undefined || area.category === category);
  const all = knowledge.flatMap(({ topics }) => topics);
  return wanted
    .flatMap(({ topics }) => topics)
    .map((topic) => ({
      id: all.indexOf(topic) + 1,
      title: topic.title,
      icon: topic.icon,
      iconColor: topic.iconColor,
      questions: articles
        .filter((article) => article.topic === topic)
        .map(({ id, question, slug }) => ({ id, question, slug })),
    }));
}

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns the article of a question with related ones, of its area if there are at least two. */
export function readArticle(slug: string | undefined) {
  const article = slug === undefined ? articles[0] : articles.find((one) => one.slug === slug);
  if (!article) throw notFound('Article');
  const others = articles.filter((one) => one !== article);
  const near = others.filter((one) => one.category === article.category);
  return {
    title: article.question,
    lastUpdated: written.format(wallTime(article.updated)),
    relatedQuestions: (near.length >= 2 ? near : others)
      .slice(0, 4)
      .map(({ id, question, slug: other }) => ({ id, question, slug: other })),
    content: article.content,
  };
}

/** Every article and every short answer, with the link to its screen, for the main search. */
export const everyAnswer = [
  ...articles.map(({ question, slug, category, topic, content }) => ({
    title: question,
    note: topic.title,
    link: `/knowledge-base/${category}/${slug}`,
    text: content.replaceAll(/<[^>]*>|&\w+;/g, ' '),
  })),
  ...faqCategories.flatMap((name) =>
    questions[name].qandA.map(({ question, ans }) => ({
      title: question,
      note: questions[name].title,
      link: `/faq?q=${encodeURIComponent(question)}`,
      text: ans,
    })),
  ),
];

/** Keys of everything that can be rated. */
export const answerKeys: ReadonlySet<string> = new Set([
  ...articles.map(({ slug }) => `knowledge-base/${slug}`),
  ...faqCategories.flatMap((name) => questions[name].qandA.map(({ question }) => `faq/${itemOf(question)}`)),
]);
