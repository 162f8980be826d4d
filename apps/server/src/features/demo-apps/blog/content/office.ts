import type { Article } from './article';

/** Posts about the offices: rosters, pay and people. */
export const officeArticles: Article[] = [
  {
    who: 'humanResources',
    title: 'A roster people can plan a life around',
    slug: 'a-roster-people-can-plan-a-life-around',
    daysAgo: 36,
    categories: ['rosters', 'people'],
    tags: ['planning', 'fairness', 'weekends'],
    drawing: 'A calendar page with coloured bars and a coffee cup',
    excerpt: 'Publish two weeks ahead, share out the weekends, and change less than you think you must.',
    content: `<p>Ask people why they leave a hotel, and few will name the work. They name the phone that rings on the one free Saturday. So we made three promises, and we keep count of how often we break them.</p>
<h2>Two weeks ahead</h2>
<p>The roster is published on Monday for the week after next. It will change; that is what hotels are like. But a plan that changes is still a plan, and an empty page is none.</p>
<h2>Weekends in turn</h2>
<p>Whoever worked Saturday and Sunday comes last in the line for the next ones. We no longer do this from memory: the list of the past eight weeks lies beside the new roster when it is written.</p>
<h2>Ask before you move</h2>
<p>A shift moved within three days of its start needs a yes from the person, not a message to the person. Often the answer is yes. It is the asking that counts.</p>
<blockquote><p>Last quarter we moved 31 shifts at short notice. The quarter before it was 74. Nobody worked harder; we only looked earlier.</p></blockquote>
<p>What helped most was dull: knowing by Thursday which department is below its cover next week. An early gap is a swap. A late gap is overtime.</p>`,
    comments: [
      { who: 'spa', text: 'The turn for weekends ended a quarrel that was older than I am in this house.' },
      { who: 'restaurant', text: 'Would the same work for public holidays?' },
      {
        who: 'humanResources',
        text: 'Yes, from January, with the same list over a year instead of eight weeks.',
        to: 1,
      },
    ],
  },
  {
    who: 'payroll',
    title: 'Plan, declaration, clock: three truths and one pay slip',
    slug: 'plan-declaration-clock',
    daysAgo: 29,
    categories: ['pay', 'rosters'],
    tags: ['payroll', 'overtime', 'declarations'],
    drawing: 'Three parallel bars of different length beside a stamp',
    excerpt: 'Where the three records of a working day differ, and in which order I settle the differences.',
    content: `<p>Every working day exists three times: as we planned it, as we declared it to the authority, and as the clock recorded it. When all three agree, nobody notices. My work begins when they do not.</p>
<h2>First the clock</h2>
<p>A missing clock-out is the most frequent difference and the easiest to settle, if it is settled within two days. After two weeks nobody remembers, and I will not invent an hour.</p>
<h2>Then the declaration</h2>
<p>Work that was planned and done but not declared cannot wait until the end of the month. Overtime is declared before it is worked; there is no kind way to say this. A shift extended at the bar at eleven in the evening has to be on its way to the authority before it is served.</p>
<h2>The plan last</h2>
<p>The plan is what we hoped for. It stays as it was, even when the day went otherwise. Whoever changes it afterwards “so that it fits” takes away the only thing that shows us how much we need to hire.</p>
<ul><li><strong>By Tuesday:</strong> the clock records of last week are complete.</li><li><strong>By Wednesday:</strong> heads of department have explained what is more than fifteen minutes off.</li><li><strong>On the 25th:</strong> I close. What comes later is paid next month, and I say so the same day.</li></ul>`,
    comments: [
      { who: 'chef', text: 'The rule about Wednesday is fair. Could the list come on Monday evening?' },
      { who: 'payroll', text: 'It can, for everything the clock has by Monday at eight.', to: 0 },
    ],
  },
  {
    who: 'restaurant',
    title: 'First day at the bar',
    slug: 'first-day-at-the-bar',
    daysAgo: 20,
    categories: ['people', 'kitchen'],
    tags: ['training', 'season', 'trainees'],
    drawing: 'A glass, a shaker and an orange on a counter',
    excerpt: 'What a new colleague should know after one shift, and what can wait for a week.',
    content: `<p>We used to give newcomers a folder. They carried it about all day and read it on the bus, if at all. Now the first shift has four things in it, and one person who answers for them.</p>
<h2>Four things</h2>
<ol><li>The way: entrance, locker, canteen, exits, first-aid kit. On foot, not on paper.</li><li>The people: six names, no more. The rest come by themselves.</li><li>One drink and one coffee, made from beginning to end, twenty times.</li><li>The clock: how to clock in, how to clock out, and whom to tell when it was forgotten.</li></ol>
<h2>What waits</h2>
<p>The wine list, the till in all its depth, the guests with a history. Whoever hears everything on Monday knows nothing on Tuesday.</p>
<p>The shift is planned as training, so it does not count as cover. That costs us one shift a newcomer. It was the cheapest decision of the season: of eleven who started with us in April, ten were still here in October.</p>`,
    comments: [
      { who: 'humanResources', text: 'We take the four things over for the reception. Thank you, Marco.' },
      { who: 'chef', text: 'Six names is a good rule. I remember my own first day: twenty-three.' },
    ],
  },
  {
    who: 'spa',
    title: 'Winter hours for the spa',
    slug: 'winter-hours-for-the-spa',
    daysAgo: 3,
    status: 'Draft',
    categories: ['rosters'],
    tags: ['winter', 'planning'],
    drawing: 'Three stones and a candle beside a bowl of water',
    excerpt: 'A proposal for opening hours from November to March, to be settled with the heads of department.',
    content: `<p>From November the spa has guests mostly between three and eight. I propose to open at noon on weekdays, at ten on weekends, and to close at nine on all days.</p>
<h2>What it means for the roster</h2>
<ul><li>One shift a day instead of two on weekdays, from half past eleven to half past seven.</li><li>A second, shorter one from four to nine, when treatments are booked.</li><li>The hours that become free go to training in November and to leave in January.</li></ul>
<p>Still open: who opens the pool for hotel guests in the morning, and whether the desk can keep the key.</p>`,
  },
];
