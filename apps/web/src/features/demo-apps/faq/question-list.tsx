import type { FaqCategory } from '@horae/contract/demo-apps/faq.contract';
import { itemOf } from '@horae/contract/demo-apps/faq-item';
import type { ReactNode } from 'react';
import { AccordionItem } from '#ui/accordion';
import { AnswerLink } from './answer-link';
import styles from './faq.module.css';
import { Helpful } from './helpful';

interface QuestionListProps {
  category: FaqCategory;
  /** Whether the list is a search result; then the subtitle of the category is left out. */
  isNamed: boolean;
  open: ReadonlySet<string>;
  /** The question named in the URL when the page was opened. */
  sought: string | undefined;
  onToggle: (item: string) => void;
  /** Actions for all lists, shown in the head of the first one. */
  children: ReactNode;
}

export function QuestionList({ category, isNamed, open, sought, onToggle, children }: QuestionListProps) {
  const { title, subtitle, qandA } = category;
  return (
    <section aria-label={title} className={styles.category}>
      <header>
        <div>
          <h2>{title}</h2>
          {!isNamed && <p>{subtitle}</p>}
        </div>
        {children}
      </header>
      <div className="panel clipped">
        {qandA.map(({ question, ans }) => (
          <AccordionItem
            key={question}
            isSought={itemOf(question) === sought}
            title={question}
            isOpen={open.has(itemOf(question))}
            onToggle={() => onToggle(itemOf(question))}
          >
            <p>{ans}</p>
            <Helpful answer={`faq/${itemOf(question)}`}>
              <AnswerLink item={itemOf(question)} />
            </Helpful>
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}
