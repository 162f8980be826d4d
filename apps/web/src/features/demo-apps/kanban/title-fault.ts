import { kanbanWords } from './kanban.words';

/** The error in a title, if any. */
export function titleFault(title: string, limit: number): string | undefined {
  if (title.trim() === '') return kanbanWords.say('error.title');
  return title.length > limit ? kanbanWords.say('error.long', { limit }) : undefined;
}
