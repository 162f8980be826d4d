import type { AgreementFields, AgreementLimit } from '@horae/contract/time/agreements.contract';
import { isLooser, limitsOf, type RulePack } from '@horae/working-time';

type Dated = Pick<AgreementFields, 'limits' | 'validFrom' | 'validTo'>;

export interface Fault {
  limit: AgreementLimit;
  message: string;
}

/** Pairs whose first limit must never exceed the second. */
const inOrder = [
  ['five.dailyFull', 'five.dailyStatutory'],
  ['six.dailyFull', 'six.dailyStatutory'],
  ['breakMin', 'breakMax'],
  ['weeklyRestFloor', 'weeklyRestStandard'],
] as const;

/** What the limits of these pairs are called on the screen. */
const nameOf: Record<(typeof inOrder)[number][number], string> = {
  'five.dailyFull': 'Full day, five-day week',
  'five.dailyStatutory': 'Longest day, five-day week',
  'six.dailyFull': 'Full day, six-day week',
  'six.dailyStatutory': 'Longest day, six-day week',
  breakMin: 'Shortest break',
  breakMax: 'Longest break',
  weeklyRestFloor: 'Weekly rest, minimum',
  weeklyRestStandard: 'Weekly rest, in full',
};

const unitOf = (limit: AgreementLimit) => (limit === 'averageWeeks' ? 'weeks' : 'minutes');

/** Returns where an agreement is looser than a law in force on its days, or where limits contradict each other. */
export function faultsOf({ limits, validFrom, validTo }: Dated, laws: readonly RulePack[]): Fault[] {
  const ofDays = laws.filter(
    (law, at) =>
      (law.validTo === null || law.validTo >= validFrom) && (at === 0 || validTo === null || law.validFrom <= validTo),
  );
  const given = Object.entries(limits) as [AgreementLimit, number][];
  const looser = ofDays.flatMap((law) =>
    given.flatMap(([limit, value]): Fault[] => {
      const asked = limitsOf(law)[limit];
      if (asked === undefined || !isLooser(limit, value, asked)) return [];
      const way = isLooser(limit, asked + 1, asked) ? 'less' : 'more';
      const until = law.validTo === null ? '' : ` until ${law.validTo}`;
      const message = `The law (${law.id}) says ${asked} ${unitOf(limit)}${until}; an agreement can only be stricter: use ${asked} or ${way}.`;
      return [{ limit, message }];
    }),
  );
  if (looser.length > 0) return looser;
  return ofDays.flatMap((law) => {
    const current: Readonly<Record<string, number | undefined>> = { ...limitsOf(law), ...limits };
    return inOrder.flatMap(([short, long]): Fault[] => {
      const [least, most] = [current[short], current[long]];
      if (least === undefined || most === undefined || least <= most) return [];
      const [limit, other] = limits[long] === undefined ? [short, long] : [long, short];
      const value = limit === short ? most : least;
      return [
        { limit, message: `This does not fit “${nameOf[other]}”, which is ${value} minutes: change one of the two.` },
      ];
    });
  });
}
