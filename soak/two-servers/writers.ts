import { randomUUID } from 'node:crypto';
import { declarationsContract } from '@horae/contract/declarations/declarations.contract';
import { emailContract } from '@horae/contract/office/email.contract';
import { todoContract } from '@horae/contract/office/todo.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { punchesContract } from '@horae/contract/time/punches.contract';
import type { Writer } from './people';

/** By what each write that a server acknowledged can be found again. */
export interface Acknowledged {
  tasks: string[];
  shifts: string[];
  punches: string[];
  mails: string[];
  /** Employee and day of each shift that was then declared. */
  declared: string[];
}

const hotel = 1003;
const pauseMilliseconds = 2000;
const firstDay = Date.UTC(2032, 0, 1);
/** Writers that also declare what they planned. */
const declarers = 10;

type Kind = Exclude<keyof Acknowledged, 'declared'>;
const kinds: Kind[] = ['tasks', 'shifts', 'punches', 'mails'];

/** Everybody writes one thing after another until stopped. */
export function writing(writers: readonly Writer[]) {
  const done: Acknowledged = { tasks: [], shifts: [], punches: [], mails: [], declared: [] };
  const stopping = new AbortController();
  const all = writers.map(async (writer) => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const kind = kinds[(writer.number + n) % kinds.length]!;
      const name = `soak ${writer.number} ${n}`;
      if (await write[kind](writer, name, n, done)) done[kind].push(name);
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds * (0.5 + Math.random())));
    }
  });
  return {
    done,
    count: () => kinds.reduce((sum, kind) => sum + done[kind].length, 0),
    stop: async () => {
      stopping.abort();
      await Promise.all(all);
    },
  };
}

type Write = (writer: Writer, name: string, n: number, done: Acknowledged) => Promise<boolean>;

const write: Record<Kind, Write> = {
  tasks: async (writer, title) => (await writer.ask(todoContract.add, { body: { task: { title } } })) !== null,

  shifts: async (writer, notes, n, done) => {
    const day = new Date(firstDay + n * 86_400_000).toISOString().slice(0, 10);
    const { employeeId } = writer;
    const times = { start: `${day}T07:00`, end: `${day}T15:00` };
    const shift = { hotel, employeeId, typeOfShift: 'Regular', notes, ...times };
    if ((await writer.ask(shiftsContract.save, { body: { shift, reason: 'Test' } })) === null) return false;
    if (writer.number >= declarers) return true;
    const asked = { hotel, from: day, to: day, employees: [employeeId] };
    // Without a key of its own, a repetition finds nothing left to declare.
    if (await writer.ask(declarationsContract.submit, { body: asked })) done.declared.push(`${employeeId} ${day}`);
    return true;
  },

  punches: async (writer, name, n) => {
    const direction = Math.floor(n / kinds.length) % 2 === 0 ? 'in' : 'out';
    const key = name.replaceAll(' ', '-').padEnd(8, '-');
    return (await writer.ask(punchesContract.clock, { body: { hotel, key, direction } })) !== null;
  },

  mails: async (writer, subject) => {
    const to = [{ name: '', email: `${randomUUID().slice(0, 8)}@guests.example` }];
    return (await writer.ask(emailContract.send, { body: { email: { to, subject, message: subject } } })) !== null;
  },
};
