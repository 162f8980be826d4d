import type { ImportKind } from '@horae/contract/people/import-memory.contract';
import { useMutation } from '@tanstack/react-query';
import { forgetColumns } from '#platform/import-memory.queries';
import { Button } from '../button';
import { Message } from '../message';
import { importWords } from './import.words';

interface AsLastTimeProps {
  hotel: number;
  kind: ImportKind;
  headings: readonly string[];
  onForgotten: () => void;
}

/** Says that the columns are those of the last file with these headings, and lets that be forgotten. */
export function AsLastTime({ hotel, kind, headings, onForgotten }: AsLastTimeProps) {
  const say = importWords.use();
  const { isPending, mutate } = useMutation(forgetColumns);
  const forget = () => mutate({ hotel, kind, headings: [...headings] }, { onSuccess: onForgotten });
  return (
    <Message kind="info">
      <div className="row-3 wraps centred">
        <span>{say('asLastTime')}</span>
        <Button aria-disabled={isPending || undefined} onClick={() => isPending || forget()}>
          {say('forgetColumns')}
        </Button>
      </div>
    </Message>
  );
}
