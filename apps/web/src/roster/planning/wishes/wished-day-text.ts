import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import { wishedText } from '../../wishes/wish-text';
import { planNotesWords } from '../notes/plan-notes.words';

/** `Wish: day off · my sister’s wedding` */
export const wishedDayText = (wish: RosterWish): string =>
  [planNotesWords.say('wished', { what: wishedText(wish) }), wish.note].filter(Boolean).join(' · ');
