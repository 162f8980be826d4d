import { asc, sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { kanbanTasks } from './kanban.table';

/** Serialises changes to many cards until the transaction ends. */
export async function lockOrder(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kanban order', 0))`);
}

/** Moves the card to the position of the target; cards in between shift by one. */
export async function moveTo(tx: Database, taskId: number, targetTaskId: number): Promise<void> {
  await lockOrder(tx);
  const order = await tx
    .select({ id: kanbanTasks.id, position: kanbanTasks.position })
    .from(kanbanTasks)
    .orderBy(asc(kanbanTasks.position));
  const [from, to] = [taskId, targetTaskId].map((id) => order.findIndex((card) => card.id === id));
  if (from === undefined || to === undefined || from < 0 || to < 0) throw notFound('Task');
  if (from === to) return;
  const ids = order.map(({ id }) => id);
  ids.splice(to, 0, ...ids.splice(from, 1));
  const moved = ids.flatMap((id, place) => {
    const { id: before, position } = order[place]!;
    return id === before ? [] : [sql`(${id}::int, ${position}::int)`];
  });
  await tx.execute(sql`
    update ${kanbanTasks} set ${bare(kanbanTasks.position)} = moved.position
    from (values ${sql.join(moved, sql`, `)}) as moved (id, position)
    where ${kanbanTasks.id} = moved.id`);
}
