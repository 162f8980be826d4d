import type { RequestState } from '@horae/contract/time/correction-rows';
import { Badge, type BadgeTone } from '#ui/badge';
import { requestsWords } from './requests.words';

const tones: Record<RequestState, BadgeTone> = {
  open: 'info',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

export function RequestBadge({ state }: { state: RequestState }) {
  const say = requestsWords.use();
  return <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>;
}
