import type { Source } from '../rule';
import type { RulePack } from '../rule-pack';

const directive = (article: string): Source => ({
  law: 'Directive 2003/88/EC',
  article,
  since: '2004-08-02',
  readAt: 'https://eur-lex.europa.eu/eli/dir/2003/88/oj',
  certainty: 'high',
});

/**
 * The minimum of the European Union, for countries without a pack. It checks rest, breaks and the average; it does not
 * classify.
 */
export const euFloor: RulePack = {
  id: 'EU-WTD-2003-88',
  validFrom: '2004-08-02',
  validTo: null,
  classifies: false,
  dailyRest: 660,
  maxDailySpan: 780,
  breakAfter: 360,
  breakMin: 15,
  weeklyRestFloor: 1440,
  weeklyRestStandard: 2100,
  averageWeekLimit: 2880,
  averageWeeks: 17,
  annualLeave: {
    firstYear: { five: 20, six: 24 },
    secondYear: { five: 20, six: 24 },
    laterYears: { five: 20, six: 24 },
    byService: [],
  },
  sources: {
    dailyRest: directive('3'),
    dailySpan: directive('3, what eleven hours of rest leave of a day'),
    // The directive leaves the length to the member states; we assume the shortest one known.
    breaks: { ...directive('4'), certainty: 'medium' },
    weeklyRest: directive('5 and 16'),
    averageWeek: directive('6 and 16'),
    annualLeave: directive('7'),
  },
};
