import type { Database } from '#platform/database';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import { type NoticedChange, noticedChanges, readNoticeHours } from '../publications/publications.reads';
import type { Draft } from './draft';

interface Noticed {
  noticeHours: number;
  changesOf: Map<number, NoticedChange[]>;
}

/** What publishing these drafts at a moment changes for each person, and what of it is at short notice. */
export async function readShortNotice(
  db: Database,
  companyId: number,
  drafts: readonly Draft[],
  publishedOf: ReadonlyMap<number, AnyItem>,
  at: Date,
): Promise<Noticed> {
  const noticeHours = await readNoticeHours(db, companyId);
  const changes = drafts.flatMap(({ item, isRemoved }) => {
    const [before, after] = [ofPerson(publishedOf.get(item.id)), isRemoved ? null : ofPerson(item)];
    return before || after ? [{ before, after }] : [];
  });
  return { noticeHours, changesOf: noticedChanges(changes, at.getTime() / 1000, noticeHours) };
}

/** What is nobody’s is told to nobody. */
const ofPerson = (item: AnyItem | undefined) => (item && hasPerson(item) ? item : null);
