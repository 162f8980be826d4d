import type { ShiftTemplateFields } from '@horae/contract/scheduling/shift-templates.contract';
import type { ReactNode } from 'react';
import { shiftLook, shiftWords } from '#ui/shift-types';
import { type TemplatesSay } from './shift-templates.words';
import './template-colours.css';
import styles from './templates-drawer.module.css';

interface TemplateRowProps {
  template: ShiftTemplateFields;
  /** Its department, or the whole hotel. */
  place: string | undefined;
  say: TemplatesSay;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A shift template in a list: its code in the colours of its type with its own at the edge, name, times, break and department. */
export function TemplateRow({ template, place, say, children }: TemplateRowProps) {
  const { code, name, start, end, breakMinutes, type, skill, colour } = template;
  const look = shiftLook(type);
  const facts = [
    `${start}–${end}`,
    ...(breakMinutes > 0 ? [say('breakOf', { minutes: breakMinutes })] : []),
    ...(type === 'Regular' ? [] : [shiftWords.say(look.label)]),
    ...(skill ? [say('needs', { skill })] : []),
    ...(place ? [place] : []),
  ];
  return (
    <li className={styles.row}>
      <span className={`${look.className} ${styles.code} ${colour ? `template-${colour}` : ''}`}>{code}</span>
      <span className="stack">
        <span className="medium breaks-anywhere">{name}</span>
        <span className={`small quiet ${styles.details}`}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      {children}
    </li>
  );
}
