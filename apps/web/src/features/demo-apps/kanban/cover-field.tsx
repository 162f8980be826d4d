import { SelectField } from '#ui/select-field';
import { kanbanWords } from './kanban.words';
import styles from './task-form.module.css';

const covers = [
  '',
  '/samples/kanban/terrace.svg',
  '/covers/sea.svg',
  '/covers/tiles.svg',
  '/covers/linen.svg',
  '/covers/keys.svg',
] as const;

/** The drawing above the card; a picture from elsewhere is kept until another is selected. */
export function CoverField({ value, onChange }: { value: string; onChange: (cover: string) => void }) {
  const say = kanbanWords.use();
  const options = covers.map((cover) => ({ value: cover as string, label: say(`cover.${cover}`) }));
  const isKnown = options.some((option) => option.value === value);
  return (
    <>
      <SelectField
        label={say('cover')}
        value={value}
        options={isKnown ? options : [...options, { value, label: say('cover.own') }]}
        onChange={onChange}
      />
      {value !== '' && <img className={styles.cover} src={value} alt="" />}
    </>
  );
}
