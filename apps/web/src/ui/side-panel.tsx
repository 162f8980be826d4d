import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { kFormat } from '#platform/format-count';
import type { BadgeTone } from './badge';
import styles from './side-panel.module.css';

interface SidePanelProps {
  label: string;
  /** Called when an entry is chosen. */
  onChosen?: (() => void) | undefined;
  children: ReactNode;
}

/** Folders and filters next to a list, as links under headings. */
export function SidePanel({ label, onChosen, children }: SidePanelProps) {
  return (
    <nav className={styles.panel} aria-label={label} onClick={onChosen}>
      {children}
    </nav>
  );
}

/** Returns the props of a link in the panel. */
export function panelLink(isTaken: boolean): { className: string | undefined; 'aria-current': 'true' | undefined } {
  return { className: `hovers ${styles.entry}`, 'aria-current': isTaken ? 'true' : undefined };
}

interface PanelFaceProps {
  icon: Icon;
  /** Tints the icon like the items it stands for. */
  tone?: BadgeTone | undefined;
  label: string;
  count?: number | undefined;
  /** The count in words, for screen readers. */
  countText?: string | undefined;
}

/** The content of a link in the panel. */
export function PanelFace({ icon: Glyph, tone, label, count, countText }: PanelFaceProps) {
  return (
    <>
      <Glyph size={18} stroke={1.5} aria-hidden="true" data-tone={tone} />
      <span>{label}</span>
      {count !== undefined && (
        <span data-tip={countText ?? String(count)}>
          {countText && <span className="visually-hidden">{countText}</span>}
          <span aria-hidden={countText ? true : undefined}>{kFormat(count)}</span>
        </span>
      )}
    </>
  );
}
