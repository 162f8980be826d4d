import type { AskedValues } from '@horae/contract/people/import-memory.contract';
import type { SelectOption } from '../select-field';
import type { importWords } from './import.words';
import { meaningName } from './meaning-name';
import type { Question } from './question';
import { choiceValue } from './questions.rules';

type Choice = AskedValues['choices'][number];

/** What a value can stand for; of people, those of a like name first. */
export function optionsOf(
  { of, value, near = [], mayBeNew = false }: Question,
  choices: AskedValues['choices'],
  say: typeof importWords.say,
): SelectOption[] {
  const choose = { value: '', label: say('choose') };
  if (of === 'rosterLine') {
    const isAddress = /^[A-Z]{1,3}\d+$/.test(value);
    return [
      choose,
      ...(isAddress
        ? []
        : [
            { value: 'existing one', label: say('onePerson') },
            { value: 'existing several', label: say('severalPeople') },
          ]),
      { value: 'existing department', label: say('isDepartment') },
      { value: 'nothing', label: say('leaveLine') },
    ];
  }
  const ofKind = choices.filter((choice) => choice.of === of);
  const option = (choice: Choice) => ({
    value: choiceValue(choice),
    label: meaningName(choice.of, choice.text),
  });
  if (of === 'employee') {
    const isNear = ({ employeeId = 0 }) => near.includes(employeeId);
    const isOpen = ({ employeeId }: Choice) => employeeId === undefined;
    const first = near.flatMap((id) => ofKind.filter(({ employeeId }) => employeeId === id));
    return [
      choose,
      ...first.map(option),
      ...ofKind.filter(isOpen).map(option),
      ...(mayBeNew ? [{ value: 'new', label: say('newPerson') }] : []),
      { value: 'nothing', label: say('leaveLine') },
      ...ofKind.filter((choice) => !isNear(choice) && !isOpen(choice)).map(option),
    ];
  }
  return [
    choose,
    ...(of === 'shiftType' ? [] : [{ value: 'new', label: say('takeNew') }]),
    { value: 'nothing', label: say(of === 'shiftType' ? 'noShift' : 'takeNothing') },
    ...ofKind.map(option),
  ];
}
