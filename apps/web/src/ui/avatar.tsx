import styles from './avatar.module.css';
import { monogram } from './hotel/hotel-marks';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Side length in px. */
  size?: 24 | 32 | 40 | 64 | 96;
  /** Whether the name is shown next to it, so that screen readers need not read it twice. */
  isNamed?: boolean;
}

/** A person's picture, or the initials on a tint derived from the name. The initials are a drawing, not text. */
export function Avatar({ name, src, size = 32, isNamed = false }: AvatarProps) {
  if (src) {
    return (
      <img
        className={`framed-if-forced ${styles.avatar}`}
        data-size={size}
        src={src}
        alt={isNamed ? name : ''}
        width={size}
        height={size}
      />
    );
  }
  return (
    <span
      className={`framed-if-forced ${styles.avatar}`}
      data-size={size}
      data-tint={tintOf(name)}
      data-initials={monogram(name)}
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  );
}

const tints = 6;

function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % tints;
}
