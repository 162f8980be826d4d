import { dateWords } from '#platform/mail/date-words';
import { firstWords, type Notice } from '#platform/mail/notice';

interface Answer {
  state: string;
  answer: string | null;
  by: { id: number; fullName: string };
  hotel: string;
}

interface Asked {
  accountId: number;
  day: string;
  reason: string;
}

const outcomes: Readonly<Record<string, string>> = { accepted: 'accepted', refused: 'rejected' };
const inGreek: Readonly<Record<string, string>> = { accepted: 'έγινε δεκτό', refused: 'απορρίφθηκε' };

/** Notifies the account that asked of the outcome, as an answer to a form. */
export function answerNotice({ accountId, day, reason }: Asked, { state, answer, by, hotel }: Answer): Notice {
  const date = dateWords(day, 'english');
  const greekDate = dateWords(day, 'greek');
  const outcome = outcomes[state] ?? state;
  return {
    on: ['answerOnForm'],
    to: accountId,
    by: [by.id],
    subject: `Your request for ${date} was ${outcome}`,
    lines: [
      `You requested a correction for ${date} at ${hotel}: “${firstWords(reason)}”`,
      answer ? `${by.fullName}: “${answer}”` : `${by.fullName} ${outcome} it.`,
    ],
    links: [{ path: '/my-time', text: 'My time' }],
    greek: {
      subject: `Το αίτημά σας για την ημέρα ${greekDate} ${inGreek[state] ?? state}`,
      lines: [
        `Ζητήσατε διόρθωση για την ημέρα ${greekDate} στο ${hotel}: «${firstWords(reason)}»`,
        answer ? `${by.fullName}: «${answer}»` : `Αποφάσισε: ${by.fullName}.`,
      ],
      links: [{ path: '/my-time', text: 'Ο χρόνος μου' }],
    },
  };
}
