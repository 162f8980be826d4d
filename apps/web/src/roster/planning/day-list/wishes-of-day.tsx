import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { IconHeart } from '@tabler/icons-react';
import { wishedDayText } from '../wishes/wished-day-text';
import styles from './wishes-of-day.module.css';

/** What a person wishes of a day, for those who plan: it is left out of the sheet that is posted. */
export function WishesOfDay({ wishes }: { wishes: readonly RosterWish[] }) {
  return wishes.map((wish) => (
    <span key={wish.id} className={`screen-only ${styles.wish}`} data-wished="">
      <IconHeart size={12} stroke={2} aria-hidden="true" />
      <span>{wishedDayText(wish)}</span>
    </span>
  ));
}
