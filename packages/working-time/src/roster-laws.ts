import type { RosterFindingKind, RosterLaws } from './roster-finding-kinds';
import type { Rule, Source } from './rule';
import type { RulePack } from './rule-pack';

/** The rule behind each finding about the plan; overlaps, contracts, skills, wishes and fair shares are no law. */
const ruleOfKind: Partial<Record<RosterFindingKind, Rule>> = {
  planRest: 'dailyRest',
  planLongDay: 'dailySpan',
  planSplit: 'continuousHours',
  planSundayRest: 'replacementRest',
  planWeekRest: 'weeklyRest',
  planShortWeekRest: 'weeklyRest',
  planAverageWeek: 'averageWeek',
  planNightAverage: 'nightAverage',
  planOvertimeDay: 'overtimeDailyCap',
  planOvertimeYear: 'overtimeYearCap',
};
const ruleOfMinors: typeof ruleOfKind = {
  planRest: 'minorRest',
  planLongDay: 'minorDay',
  planLongWeek: 'minorWeek',
  planNight: 'minorNight',
};

/** Where the country's pack is silent: what the usual limits are taken from. */
const directive = {
  planRest: 'Directive 2003/88/EC, art. 3',
  planLongDay: 'Directive 2003/88/EC, art. 3',
  planDaysInRow: 'Directive 2003/88/EC, art. 5',
};

/**
 * Returns the law or agreement behind each finding about the plan of one person on one day, as it is cited:
 * `Law 4808/2021, art. 56`. A pack with layers names the layer for the rules that it set.
 */
export function rosterLaws(pack: RulePack, isMinor: boolean): RosterLaws {
  const known = isMinor ? ofMinors : ofAdults;
  const laws = known.get(pack) ?? lawsIn(pack, isMinor);
  known.set(pack, laws);
  return laws;
}

// A pack is never changed, and is asked for each day of each person.
const ofAdults = new WeakMap<RulePack, RosterLaws>();
const ofMinors = new WeakMap<RulePack, RosterLaws>();

function lawsIn({ sources = {} }: RulePack, isMinor: boolean): RosterLaws {
  const rules = Object.entries({ ...ruleOfKind, ...(isMinor && ruleOfMinors) });
  const cited = rules.flatMap(([kind, rule]) => (sources[rule] ? [[kind, citation(sources[rule])]] : []));
  return { ...directive, ...Object.fromEntries(cited) };
}

/** What an article says is left out: `ΙΑ.14, what eleven hours of rest leave of a day`. */
const citation = ({ law, article }: Source): string => (article ? `${law}, art. ${article.split(', ')[0]}` : law);
