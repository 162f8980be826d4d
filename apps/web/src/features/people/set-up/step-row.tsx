import { IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './set-up.module.css';
import { setUpWords } from './set-up.words';
import type { Step } from './set-up-steps';

const glyphs = { done: IconCircleCheck, next: IconCircleDot, later: IconCircleDashed };
const wordOf = { done: 'isDone', next: 'isNext', later: 'isLater' } as const;

interface StepRowProps {
  step: Step;
  /** What the step has produced so far; null if it is not done. */
  done: string | null;
  /** The link to the page of the step. */
  children: ReactNode;
}

export function StepRow({ step: { name, state }, done, children }: StepRowProps) {
  const say = setUpWords.use();
  const Glyph = glyphs[state];
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <Glyph size={24} stroke={1.5} aria-hidden="true" />
      <div>
        <h2>
          {say(`step.${name}`)} <span className={styles.state}>{say(wordOf[state])}</span>
        </h2>
        <p>
          <bdi>{done ?? say(`what.${name}`)}</bdi>
        </p>
      </div>
      {children}
    </li>
  );
}
