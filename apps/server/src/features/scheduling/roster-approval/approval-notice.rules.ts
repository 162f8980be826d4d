import { rangeWords } from '#platform/mail/date-words';
import type { Notice } from '#platform/mail/notice';

interface Submitted {
  hotel: string;
  firstDay: string;
  lastDay: string;
  people: number;
  /** The account whose action it is. */
  by: { id: number; fullName: string };
  text: string | null;
}

const rangeOf = ({ firstDay, lastDay }: Submitted) => ({
  range: rangeWords(firstDay, lastDay, 'english'),
  greekRange: rangeWords(firstDay, lastDay, 'greek'),
});
const about = (to: number, { by }: Submitted) => ({ on: 'always' as const, to, by: [by.id] });

const countOf = (people: number) => (people === 0 ? 'open shifts' : people === 1 ? '1 person' : `${people} people`);
const countGreekOf = (people: number) =>
  people === 0 ? 'ανοιχτές βάρδιες' : people === 1 ? '1 άτομο' : `${people} άτομα`;

/** Tells somebody who may approve that a roster was submitted. */
export function submittedNotice(to: number, submitted: Submitted): Notice {
  const { hotel, people, by, text } = submitted;
  const { range, greekRange } = rangeOf(submitted);
  const path = '/roster-approval';
  return {
    ...about(to, submitted),
    subject: `Roster to approve at ${hotel}: ${range}`,
    lines: [`${by.fullName} submitted changes of the roster for ${countOf(people)}.`, ...(text ? [text] : [])],
    links: [{ path, text: 'Roster approval' }],
    greek: {
      subject: `Πρόγραμμα για έγκριση στο ${hotel}: ${greekRange}`,
      lines: [
        `Υποβλήθηκαν αλλαγές προγράμματος για ${countGreekOf(people)} (${by.fullName}).`,
        ...(text ? [text] : []),
      ],
      links: [{ path, text: 'Έγκριση προγράμματος' }],
    },
  };
}

/** Tells a planner what became of the roster that they submitted. */
export function answerNotice(to: number, submitted: Submitted, isApproved: boolean): Notice {
  const { hotel, by, text } = submitted;
  const { range, greekRange } = rangeOf(submitted);
  const path = '/roster-approval';
  const more = text ? [text] : [];
  if (isApproved)
    return {
      ...about(to, submitted),
      subject: `Your roster at ${hotel} was approved: ${range}`,
      lines: [`${by.fullName} approved and published the roster that you submitted.`],
      links: [{ path, text: 'Roster approval' }],
      greek: {
        subject: `Το πρόγραμμά σας στο ${hotel} εγκρίθηκε: ${greekRange}`,
        lines: [`Το πρόγραμμα που υποβάλατε εγκρίθηκε και δημοσιεύτηκε (${by.fullName}).`],
        links: [{ path, text: 'Έγκριση προγράμματος' }],
      },
    };
  return {
    ...about(to, submitted),
    subject: `Your roster at ${hotel} was sent back: ${range}`,
    lines: [`${by.fullName} sent back the roster that you submitted.`, ...more, 'Change the plan and submit it again.'],
    links: [{ path, text: 'Roster approval' }],
    greek: {
      subject: `Το πρόγραμμά σας στο ${hotel} επιστράφηκε: ${greekRange}`,
      lines: [
        `Το πρόγραμμα που υποβάλατε επιστράφηκε (${by.fullName}).`,
        ...more,
        'Αλλάξτε το πρόγραμμα και υποβάλετέ το ξανά.',
      ],
      links: [{ path, text: 'Έγκριση προγράμματος' }],
    },
  };
}
