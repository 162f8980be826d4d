import type { ReactNode } from 'react';
import { ExportMenu } from '../export/export-menu';
import { PageHead } from '../page-head';
import type { CardControl } from './card-control';
import { chartWords } from './chart.words';
import styles from './chart-card.module.css';
import { cardsFile, type NamedCard } from './chart-file';
import { useCardKeys } from './use-card-keys';

interface CardBoardProps {
  title: string;
  lead: string;
  /** The screen's name as used in file names. */
  name: string;
  slugs: readonly string[];
  control: CardControl;
  /** Returns the current content of all cards. */
  cards: () => Promise<NamedCard[]>;
  children: ReactNode;
}

/** A page of cards, with one button that exports them all. */
export function CardBoard({ title, lead, name, slugs, control, cards, children }: CardBoardProps) {
  const say = chartWords.use();
  useCardKeys(title, slugs, control);
  return (
    <>
      <PageHead title={title} lead={lead}>
        <ExportMenu
          scope={say('scope', { count: slugs.length })}
          file={async (format) => cardsFile(name, title, await cards(), format)}
        />
      </PageHead>
      <div className={styles.grid}>{children}</div>
    </>
  );
}

/** Three cards a row; a wide one takes the room of two. */
export const wideCard = styles.wide ?? '';
