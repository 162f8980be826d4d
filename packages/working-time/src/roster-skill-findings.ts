import type { RosterFacts } from './roster-facts';
import type { Ungraded } from './roster-finding';

/** Shifts whose work needs a skill that its person does not have, or that expires before; one for each skill. */
export const workWithoutSkills = ({ shifts }: Pick<RosterFacts, 'shifts'>): Ungraded[] =>
  shifts.flatMap(({ id, day, missing = [] }) =>
    missing.map(({ skill, expiredFor }) => ({
      kind: 'planSkillMissing' as const,
      day,
      shifts: [id],
      measured: expiredFor,
      limit: null,
      skill,
    })),
  );
