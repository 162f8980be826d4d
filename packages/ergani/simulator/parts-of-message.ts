import type { ErganiMessage, Person } from '../src';

/** Returns the entries of a message by branch. */
export function declarationsOf(message: ErganiMessage): readonly { branch: number }[] {
  switch (message.kind) {
    case 'workCard':
      return message.cards;
    case 'overtimeForm':
      return message.forms;
    case 'extraShift':
      return message.notices;
    case 'cancellation':
      return [];
    default:
      return message.declarations;
  }
}

/** Returns everyone a message is about, as often as it names them. */
export function peopleOf(message: ErganiMessage): Person[] {
  switch (message.kind) {
    case 'workCard':
      return message.cards.flatMap(({ events }) => events.map(({ person }) => person));
    case 'overtimeForm':
      return message.forms.flatMap(({ rows }) => rows.map(({ person }) => person));
    case 'dailySchedule':
    case 'weeklySchedule':
    case 'overtime':
    case 'leave':
      return message.declarations.flatMap(({ rows }) => rows.map(({ person }) => person));
    default:
      return [];
  }
}
