import { IconLink } from '@tabler/icons-react';
import { tellCopied } from '#platform/tell-copied';
import { IconButton } from '#ui/icon-button';
import { faqWords } from './faq.words';

/** Copies a link that opens this question. */
export function AnswerLink({ item }: { item: string }) {
  const say = faqWords.use();
  return (
    <IconButton
      icon={IconLink}
      label={say('link')}
      onClick={() => void tellCopied(`${location.origin}/faq?item=${item}`, say('copied'), say('notCopied'))}
    />
  );
}
