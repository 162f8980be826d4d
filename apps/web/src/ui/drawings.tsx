import type { ReactNode } from 'react';
import styles from './drawings.module.css';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      {children}
    </svg>
  );
}

export function KeyHookDrawing() {
  return (
    <Drawing>
      <path d="M30 22h60M60 22v14a6 6 0 1 1-6 6" />
      <circle cx="60" cy="62" r="13" className={styles.accent} />
      <path d="M60 75v27M60 92h10M60 100h7" />
    </Drawing>
  );
}

export function BellDrawing() {
  return (
    <Drawing>
      <path d="M24 88h72M30 80a30 30 0 0 1 60 0z" />
      <path d="M60 50v-8M54 40h12" className={styles.accent} />
    </Drawing>
  );
}

export function BlankRosterDrawing() {
  return (
    <Drawing>
      <path d="M26 30h68v64H26zM26 46h68M48 30v64" />
      <path d="M56 58h22" className={styles.accent} />
      <path d="M56 70h14M56 82h30" />
    </Drawing>
  );
}
