import { daysBetween, type LocalDate } from '@horae/local-time/local-date';

/** What a person can or may do: the last day on which it is valid, null if it does not expire. */
export interface HeldSkill {
  readonly name: string;
  readonly until: LocalDate | null;
}

/** A skill that is needed and not held on a day. */
export interface MissingSkill {
  readonly skill: string;
  /** Days since it expired; 0 if the person does not have it at all. */
  readonly expiredFor: number;
}

/** A skill that everybody in a job needs. */
export interface JobNeed {
  readonly jobTitle: string;
  readonly skill: string;
}

interface SkillFacts {
  readonly needs: readonly JobNeed[];
  /** The job of the work. */
  readonly jobTitle: string;
  /** What the work needs for itself, whatever the job. */
  readonly skill?: string | null;
  readonly held: readonly HeldSkill[];
  /** Makes names comparable that mean the same. */
  readonly fold: (name: string) => string;
}

/**
 * Returns those skills that work needs, for itself or for its job, and a person does not hold on a local day. Of two
 * entries of one skill, the one that is valid longer counts.
 */
export function missingSkills(
  { needs, jobTitle, skill = null, held, fold }: SkillFacts,
  day: LocalDate,
): MissingSkill[] {
  if (skill === null && (needs.length === 0 || jobTitle === '')) return [];
  const job = fold(jobTitle);
  const ofJob = jobTitle === '' ? [] : needs.filter((need) => fold(need.jobTitle) === job);
  const isOwn = skill !== null && ofJob.every((need) => fold(need.skill) !== fold(skill));
  return [...ofJob, ...(isOwn ? [{ skill }] : [])].flatMap(({ skill }) => {
    const name = fold(skill);
    const own = held.filter((one) => fold(one.name) === name);
    if (own.some(({ until }) => until === null || until >= day)) return [];
    const last = own
      .map(({ until }) => until!)
      .sort()
      .at(-1);
    return [{ skill, expiredFor: last === undefined ? 0 : daysBetween(last, day) }];
  });
}
