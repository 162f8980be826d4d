import type { AskedValues } from '@horae/contract/people/import-memory.contract';
import { Button } from '../button';
import { Message } from '../message';
import { importWords } from './import.words';
import { meaningName } from './meaning-name';

type Recalled = AskedValues['recalled'];

interface RecalledValuesProps {
  recalled: Recalled;
  isPending: boolean;
  onForget: (values: Pick<Recalled[number], 'of' | 'value'>[]) => void;
}

/** What values of the file stand for by earlier answers; these can be forgotten, and are asked about again. */
export function RecalledValues({
  recalled,

  isPending,
  onForget,
}: RecalledValuesProps) {
  const say = importWords.use();
  if (recalled.length === 0) return null;
  const said = recalled.map(({ of, value, meaning }) =>
    say('stands', { value, meaning: meaning === null ? say('nothing') : meaningName(of, meaning) }),
  );
  return (
    <Message kind="info">
      <div className="row-3 wraps centred">
        <span dir="auto">{say('recalled', { values: said.join(', ') })}</span>
        <Button
          aria-disabled={isPending || undefined}
          onClick={() => isPending || onForget(recalled.map(({ of, value }) => ({ of, value })))}
        >
          {say('forgetValues')}
        </Button>
      </div>
    </Message>
  );
}
