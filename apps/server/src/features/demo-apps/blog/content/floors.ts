import type { Article } from './article';

/** Posts about floors, front desk and kitchen. */
export const floorArticles: Article[] = [
  {
    who: 'housekeeper',
    title: 'Twenty minutes that save a morning',
    slug: 'twenty-minutes-that-save-a-morning',
    daysAgo: 64,
    categories: ['housekeeping', 'rosters'],
    tags: ['rooms', 'handover', 'mornings'],
    drawing: 'A clock beside a trolley with folded linen',
    excerpt: 'How a short meeting before the first room replaced two hours of calls between the floors and the desk.',
    content: `<p>At half past six nobody wants a meeting. We held one anyway, standing up, beside the linen lift, and after three weeks nobody asked to drop it.</p>
<h2>What we say, in this order</h2>
<ol><li><strong>Departures first.</strong> The desk names the rooms that leave before ten. They are cleaned first, because an early arrival may want one of them.</li><li><strong>Stay-overs with wishes.</strong> Late sleepers, a cot, a second blanket. Written on the sheet, not carried in the head.</li><li><strong>Who is alone.</strong> If one of us is missing, we share her rooms out before the day begins, not at noon.</li></ol>
<p>That is all. Questions about leave, uniforms or the broken vacuum cleaner come afterwards, to one person, not to twelve.</p>
<h2>What changed</h2>
<p>We counted calls between the desk and the floors for a week before and a week after: from about forty a morning to about fifteen. A room attendant who is not called keeps her rhythm, and a bathroom finished in one go is a better bathroom.</p>
<blockquote><p>The meeting is part of the shift. It starts when the shift starts, and it is paid like the shift.</p></blockquote>
<p>If you want to try it: put the meeting into the roster as the first twenty minutes, so that nobody has to come earlier for it.</p>`,
    comments: [
      {
        who: 'frontOffice',
        text: 'From our side: the list of early departures now goes out at six. Earlier we cannot know it.',
      },
      { who: 'housekeeper', text: 'Six is fine. We read it aloud, so nobody needs a printout.', to: 0 },
      { who: 'maintenance', text: 'Could you add one line for rooms that are blocked? Then I stop knocking on doors.' },
    ],
  },
  {
    who: 'nightAuditor',
    title: 'What the night desk writes down',
    slug: 'what-the-night-desk-writes-down',
    daysAgo: 57,
    categories: ['front-office'],
    tags: ['nights', 'handover'],
    drawing: 'A desk lamp and an open book, a crescent moon in the window',
    excerpt: 'A night report that the morning reads is short, and begins with what is still open.',
    content: `<p>For years my night report began with the revenue. It was complete, tidy, and unread. Now it begins with what the morning has to do, and it fits on half a page.</p>
<h2>Three parts</h2>
<ul><li><strong>Still open.</strong> The guest in 214 waits for a call back about a lost suitcase. Who calls, and by when.</li><li><strong>Done, and good to know.</strong> The lift stopped between two and three; the technician came; the guests in 305 were offered breakfast.</li><li><strong>Figures.</strong> Occupancy, no-shows, cash. The system has the rest.</li></ul>
<p>I write the first part while it happens. At five in the morning memory is kind to whoever is tired: it leaves things out.</p>
<h2>Sign off like a person</h2>
<p>The last line is for the person, not for the file: “Yannis at the bakery leaves the bread at the garden door this week.” Such a line is why people read the rest.</p>
<p>And when the clocks go back in October, write the hour with its offset, or say “the first half past three”. Otherwise nobody will know which of the two it was.</p>`,
    comments: [
      { who: 'frontOffice', text: 'I can confirm that it is read. The bread was at the garden door.' },
      { who: 'reservations', text: 'Please keep naming who calls back. Since then nothing is done twice.' },
    ],
  },
  {
    who: 'chef',
    title: 'Mise en place for a short-handed kitchen',
    slug: 'mise-en-place-for-a-short-handed-kitchen',
    daysAgo: 43,
    categories: ['kitchen', 'rosters'],
    tags: ['kitchen', 'season', 'planning'],
    drawing: 'A chopping board with a knife, a lemon and herbs',
    excerpt: 'When two cooks are missing in August, the menu has to move before the people do.',
    content: `<p>In August somebody is always ill, and somebody else has not come back from the islands. For a long time I answered with overtime. It works for four days; on the fifth the good people are tired, and tired people cut themselves.</p>
<h2>The menu is the first roster</h2>
<p>We marked every dish with the stations it needs. On a day with six cooks everything runs. With five, two dishes leave the card before service, and nobody discusses it at half past seven, because the list has hung by the pass since June.</p>
<ul><li><strong>Six cooks:</strong> nothing leaves the card.</li><li><strong>Five:</strong> the stuffed squid and the soufflé.</li><li><strong>Four:</strong> also the second grill dish, and pastry comes from the morning only.</li></ul>
<h2>Move hours, not people</h2>
<p>Peeling, stocks and portions go to two o’clock, when the kitchen is quiet. That takes a shift of four hours, which students and parents like, and it takes an hour off the evening of everybody else.</p>
<p>Overtime still happens. But it is written down the day it happens, with its reason, so that next year we hire for it and do not guess.</p>`,
    comments: [
      { who: 'restaurant', text: 'My team knows the list by heart. Guests take a short card better than a long wait.' },
      {
        who: 'payroll',
        text: 'Thank you for writing reasons beside the overtime. It saves me a round of calls at the end of the month.',
      },
    ],
  },
  {
    who: 'maintenance',
    title: 'The list that the lift technician wants',
    slug: 'the-list-that-the-lift-technician-wants',
    daysAgo: 11,
    categories: ['housekeeping', 'front-office'],
    tags: ['maintenance', 'safety'],
    drawing: 'A spanner and a screwdriver crossed over a ticked list',
    excerpt: 'Five facts in every report of a defect, and why “broken” is none of them.',
    content: `<p>“The air conditioning is broken” has cost this house more walking than any staircase. When I arrive it runs, the guest is out, and nobody knows who wrote the note.</p>
<h2>Five facts</h2>
<ol><li>The room, or the place by its name on the plan.</li><li>What it does, and what it should do: “blows warm, set to 22”.</li><li>Since when, and whether always or only sometimes.</li><li>Whether a guest is waiting, and until when the room is free.</li><li>Your name, so that I can ask.</li></ol>
<p>A photograph replaces fact two. It never replaces fact one.</p>
<h2>What must not wait for a list</h2>
<p>Water where it should not be, a smell of gas or of burning, a door that does not lock, a lift that stops between floors: call, day or night, and write afterwards.</p>
<p>Since spring these reports lie as cards on a board. I move a card when I begin and when I am done, and the desk sees both without asking. On average a defect now stands a day less than it did, mostly because I bring the right part the first time.</p>`,
    comments: [
      { who: 'housekeeper', text: 'We hung the five facts inside the linen cupboards. The trainees use them best.' },
    ],
  },
];
