import { formatDate } from '#platform/format-date';
import type { InvoiceContent } from './invoice-content';
import styles from './invoice-layout.module.css';
import { layoutWords } from './layout.words';

interface LayoutStubProps {
  content: InvoiceContent;
  part: 'h2' | 'h3';
}

/** The payment stub, to cut off and return with the payment. */
export function LayoutStub({ content, part: Part }: LayoutStubProps) {
  const say = layoutWords.use();
  const { id, client, dueDate, totalDue, bank } = content;
  const facts = [
    [say('invoice'), `#${id}`],
    [say('billTo'), client.name],
    [say('due'), dueDate && formatDate(dueDate)],
    [say('totalDue'), totalDue],
    [say('iban'), bank.iban],
  ] as const;
  return (
    <section className={styles.stub}>
      <Part className={styles.part}>{say('stub')}</Part>
      <dl>
        {facts
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
