import { IconCopy } from '@tabler/icons-react';
import { tellCopied } from '#platform/tell-copied';
import { IconButton } from '#ui/icon-button';
import type { InvoiceContent } from './invoice-content';
import styles from './invoice-layout.module.css';
import { layoutWords } from './layout.words';

const facts = ['totalDue', 'bankName', 'country', 'iban', 'swiftCode'] as const;

interface BankFactsProps {
  content: InvoiceContent;
  part: 'h2' | 'h3';
  isPrinted: boolean;
}

/** The payment details; on screen each can be copied. */
export function BankFacts({ content, part: Part, isPrinted }: BankFactsProps) {
  const say = layoutWords.use();
  const texts = { totalDue: content.totalDue, ...content.bank };
  const shown = facts.filter((fact) => texts[fact]);
  return (
    <section>
      <Part className={styles.part}>{say('paymentDetails')}</Part>
      <dl className={styles.facts}>
        {shown.map((fact) => (
          <div key={fact}>
            <dt>{say(fact)}</dt>
            <dd>
              {texts[fact]}
              {!isPrinted && (
                <IconButton
                  icon={IconCopy}
                  size={16}
                  className={`screen-only ${styles.copy}`}
                  label={say('copy', { field: say(fact) })}
                  onClick={() => tellCopied(texts[fact], say('copied', { field: say(fact) }), say('notCopied'))}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
