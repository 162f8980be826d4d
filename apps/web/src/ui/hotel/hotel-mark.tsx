import { hotelMark, markGround, monogram } from './hotel-marks';

interface HotelMarkProps {
  id: number;
  name: string;
  size?: number;
}

/** The hotel's mark, a decoration beside its name. */
export function HotelMark({ id, name, size = 28 }: HotelMarkProps) {
  const mark = hotelMark(id);
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="7" fill={markGround(id)} />
      {mark ? (
        <path
          d={mark}
          transform="translate(4 4)"
          fill="none"
          stroke="#fff"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text x="16" y="21" textAnchor="middle" fill="#fff" fontSize="13" fontWeight="600">
          {monogram(name)}
        </text>
      )}
    </svg>
  );
}
