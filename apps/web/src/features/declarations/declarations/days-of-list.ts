import type { DayToSubmit, PersonToSubmit } from '@horae/contract/declarations/days-to-submit';
import type { DayToTake } from '#roster/declaring/days-to-take.rules';
import { partsText } from './day-lines';
import type { declarationsWords } from './declarations.words';

type Say = ReturnType<typeof declarationsWords.use>;

/** The days of the list of what would be submitted, with what each declares in words. */
export const daysOfList = (people: readonly PersonToSubmit[], say: Say): DayToTake[] =>
  people.flatMap(({ id, name, code, department, days }) =>
    days.map((one) => {
      const { day, isPast, isLate, isUnplanned } = one;
      return { employeeId: id, name, code, department, day, isPast, isLate, isUnplanned, ...declaredWords(one, say) };
    }),
  );

/** What a day declares, and what that corrects; leave without anything in its place is withdrawn. */
function declaredWords({ declares }: DayToSubmit, say: Say): { says: string; corrects: string } {
  const says = declares.map(({ parts, declared }) =>
    parts.length > 0 ? partsText(parts, say) : say('list.withdrawn', { leave: partsText(declared ?? [], say) }),
  );
  const corrected = declares.filter(({ parts }) => parts.length > 0);
  return {
    says: says.join(' · '),
    corrects: corrected
      .map(({ declared }) => partsText(declared ?? [], say))
      .filter(Boolean)
      .join(' · '),
  };
}
