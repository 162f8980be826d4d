import styles from './hotel-mark.module.css';
import { hotelMark, markGround, monogram } from './hotel-marks';

interface HotelMarkProps {
  id: number;
  name: string;
  /** The logo configured for the hotel: a built-in drawing, or a picture's path. */
  mark?: string | null | undefined;
  size?: number;
}

/** The hotel's logo; decorative, next to its name. */
export function HotelMark({ id, name, mark, size = 28 }: HotelMarkProps) {
  if (mark?.startsWith('/')) {
    const style = { flex: 'none', borderRadius: '22%', objectFit: 'contain', background: '#fff' } as const;
    return <img src={mark} alt="" width={size} height={size} style={style} />;
  }
  const drawing = hotelMark(id, mark ?? undefined);
  if (!drawing) {
    const look = { inlineSize: size, blockSize: size, background: markGround(id), fontSize: size * 0.4 };
    return <span className={styles.monogram} data-initials={monogram(name)} style={look} aria-hidden="true" />;
  }
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="7" fill={markGround(id)} />
      <path
        d={drawing}
        transform="translate(4 4)"
        fill="none"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
