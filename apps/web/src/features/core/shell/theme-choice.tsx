import { RadioTabs } from '#ui/radio-tabs';
import { shellWords } from './shell.words';
import styles from './theme-panel.module.css';

type Word = Parameters<typeof shellWords.say>[0];

interface ThemeChoiceProps<T extends string> {
  title: Word;
  value: T;
  options: readonly (readonly [value: T, label: Word])[];
  onChange: (value: T) => void;
}

/** One theme setting with all its values. */
export function ThemeChoice<T extends string>({ title, value, options, onChange }: ThemeChoiceProps<T>) {
  const say = shellWords.use();
  return (
    <section className={styles.group}>
      <h3 aria-hidden="true">{say(title)}</h3>
      <RadioTabs
        label={say(title)}
        value={value}
        onChange={onChange}
        options={options.map(([option, label]) => ({ value: option, label: say(label) }))}
      />
    </section>
  );
}
