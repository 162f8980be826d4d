import { type MinorLimits, needed, type RulePack } from './rule-pack';
import type { Contract } from './week';

export const isMinor = ({ kind }: Contract): boolean => kind === 'minor' || kind === 'youth';

/** The limits of a minor's contract; an Error names the pack if it has none. Law 1837/1989 art. 5. */
export const minorLimits = (pack: RulePack, { kind }: Contract): MinorLimits =>
  needed(pack, kind === 'youth' ? 'minorU18' : 'minorU16');
