import { Toasts } from '#ui/toasts';
import { Charts } from './charts';
import { Choices } from './choices';
import { Dates } from './dates';
import { Faces } from './faces';
import styles from './gallery.module.css';
import { Layers } from './layers';
import { Panels } from './panels';
import { Records } from './records';
import { States } from './states';
import { Texts } from './texts';
import { Ticks } from './ticks';
import { Tips } from './tips';
import { Uploads } from './uploads';

const groups = { Choices, Dates, Ticks, Panels, Layers, Tips, Faces, States, Records, Charts, Texts, Uploads };

/** Every component that screens share, in the form in which browser tests use it. */
export function Gallery() {
  return (
    <>
      <main className={styles.page}>
        <h1>Shared components</h1>
        {Object.entries(groups).map(([name, Group]) => (
          <section key={name} aria-label={name} className={styles.group}>
            <Group />
          </section>
        ))}
      </main>
      <Toasts />
    </>
  );
}
