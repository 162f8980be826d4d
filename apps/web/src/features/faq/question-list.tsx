import type { FaqCategory } from '@horae/contract/faq.contract';
import { AccordionItem } from '#ui/accordion';
import styles from './faq.module.css';
import { Helpful } from './helpful';

/** A question as it stands in the address. */
export const itemOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

interface QuestionListProps {
  category: FaqCategory;
  /** Says to which category the questions belong, where several are shown. */
  isNamed: boolean;
  open: ReadonlySet<string>;
  onToggle: (item: string) => void;
}

export function QuestionList({ category, isNamed, open, onToggle }: QuestionListProps) {
  const { title, subtitle, qandA } = category;
  return (
    <section aria-label={title} className={styles.category}>
      <header>
        <h2>{title}</h2>
        {!isNamed && <p>{subtitle}</p>}
      </header>
      <div className={styles.list}>
        {qandA.map(({ question, ans }) => (
          <AccordionItem
            key={question}
            title={question}
            isOpen={open.has(itemOf(question))}
            onToggle={() => onToggle(itemOf(question))}
          >
            <p>{ans}</p>
            <Helpful item={itemOf(question)} />
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}
