import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { kFormat } from '#platform/format-count';
import type { BadgeTone } from './badge';
import styles from './side-panel.module.css';

interface SidePanelProps {
  label: string;
  /** Something in it was chosen. */
  onChosen?: (() => void) | undefined;
  children: ReactNode;
}

/** Folders and filters beside a list, each a link; headings between them. */
export function SidePanel({ label, onChosen, children }: SidePanelProps) {
  return (
    <nav className={styles.panel} aria-label={label} onClick={onChosen}>
      {children}
    </nav>
  );
}

/** What a link in the panel gets, so that it looks the part. */
export function panelLink(isTaken: boolean): { className: string | undefined; 'aria-current': 'true' | undefined } {
  return { className: `hovers ${styles.entry}`, 'aria-current': isTaken ? 'true' : undefined };
}

interface PanelFaceProps {
  icon: Icon;
  /** Tints the icon as what it stands for is tinted in the list. */
  tone?: BadgeTone | undefined;
  label: string;
  count?: number | undefined;
  /** The count in words. */
  countText?: string | undefined;
}

/** What stands inside such a link. */
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
