import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#platform/api-error';
import { notify } from '#platform/notify';
import { Button } from '#ui/button';
import { opinionsQuery, setOpinion } from './answer-opinions.queries';
import styles from './helpful.module.css';
import { helpfulWords } from './helpful.words';

interface HelpfulProps {
  /** `faq/` and the item id, or `knowledge-base/` and the slug. */
  answer: string;
  /** Further actions on the answer. */
  children?: ReactNode;
}

/** Asks whether an answer helped: one vote per account, which can be withdrawn. Administrators see counts. */
export function Helpful({ answer, children }: HelpfulProps) {
  const say = helpfulWords.use();
  const { data } = useQuery(opinionsQuery);
  const { mutate, isPending, isSuccess } = useMutation({
    ...setOpinion,
    onError: (error) => void notify(errorText(error), { kind: 'error' }),
  });
  const own = data?.opinions.find((one) => one.answer === answer)?.isHelpful;
  const counts = data?.counts.find((one) => one.answer === answer);

  function tell(isHelpful: boolean): void {
    if (!isPending) mutate({ answer, isHelpful: isHelpful === own ? null : isHelpful });
  }

  return (
    <div className={`screen-only ${styles.helpful}`}>
      <p>{say('ask')}</p>
      {([true, false] as const).map((isHelpful) => (
        <Button key={String(isHelpful)} look="plain" aria-pressed={own === isHelpful} onClick={() => tell(isHelpful)}>
          {say(isHelpful ? 'yes' : 'no')}
        </Button>
      ))}
      <p role="status">{isSuccess && own !== undefined && say('thanks')}</p>
      {counts && <p className="quiet">{say('counts', { yes: counts.yes, count: counts.yes + counts.no })}</p>}
      {children}
    </div>
  );
}
