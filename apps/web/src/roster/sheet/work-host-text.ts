import { hostOf, type WorkHost } from '@horae/contract/loan';
import { hostText } from '../loans/host-text';
import { sheetWords } from './sheet.words';

/** For whom minutes were worked: `Pool bar`, `Pool bar, charged to 4100`, at home only `charged to 4100`. */
export function workHostText(work: WorkHost): string {
  const host = hostOf(work);
  const { costPlace } = work;
  const charged = costPlace === undefined ? [] : [sheetWords.say('chargedTo', { code: costPlace })];
  return [...(host ? [hostText(host)] : []), ...charged].join(', ');
}
