import type { Card, CardChange } from '@horae/contract/demo-apps/kanban-cards';

/** The form values of a card. */
interface TaskValues {
  title: string;
  description: string;
  dueDate: string;
  labels: readonly string[];
  people: readonly string[];
  files: readonly string[];
  cover: string;
}

export function valuesOf(card: Card): TaskValues {
  return {
    title: card.title,
    description: card.description,
    dueDate: card.dueDate?.slice(0, 10) ?? '',
    labels: card.labels,
    people: card.assignedTo.map(({ title }) => title),
    files: card.attachments.map(({ name }) => name),
    cover: card.coverImage ?? '',
  };
}

/** Only the fields changed in the form, so that nothing else is overwritten. */
export function changeOf(card: Card, values: TaskValues, faces: ReadonlyMap<string, string>): CardChange {
  const before = valuesOf(card);
  const isChanged = (key: keyof TaskValues) => JSON.stringify(before[key]) !== JSON.stringify(values[key]);
  const faceOf = (name: string) => card.assignedTo.find(({ title }) => title === name)?.img ?? faces.get(name) ?? '';
  const fileOf = (name: string) => card.attachments.find((file) => file.name === name) ?? { name, img: '' };
  return {
    id: card.id,
    ...(isChanged('title') && { title: values.title.trim() }),
    ...(isChanged('description') && { description: values.description }),
    ...(isChanged('dueDate') && { dueDate: values.dueDate || null }),
    ...(isChanged('labels') && { labels: [...values.labels] }),
    ...(isChanged('people') && { assignedTo: values.people.map((title) => ({ title, img: faceOf(title) })) }),
    ...(isChanged('files') && { attachments: values.files.map(fileOf) }),
    ...(isChanged('cover') && { coverImage: values.cover || null }),
  };
}
