import { config } from '#platform/config';
import { formatDate } from '#platform/format-date';
import { useHotel } from '#platform/hotel';
import { useWindowKind } from '#platform/window-kind';
import { HotelMark } from '#ui/hotel/hotel-mark';
import { Logo } from '#ui/logo';
import { BankFacts } from './bank-facts';
import type { InvoiceContent } from './invoice-content';
import styles from './invoice-layout.module.css';
import { layoutWords } from './layout.words';
import { LayoutLines } from './layout-lines';
import { LayoutStub } from './layout-stub';
import { LayoutTotals } from './layout-totals';

interface InvoiceLayoutProps {
  content: InvoiceContent;
  /** For print: no buttons, and the invoice number is the heading of the page. */
  isPrinted?: boolean;
}

/** An invoice as printed. */
export function InvoiceLayout({ content, isPrinted = false }: InvoiceLayoutProps) {
  const say = layoutWords.use();
  const hotel = useHotel();
  // On a phone the items come first and the payment details last.
  const isNarrow = useWindowKind() === 'phone' && !isPrinted;
  const { id, issuedDate, dueDate, client, salesperson, note } = content;
  const [Heading, Part] = isPrinted ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  const bankFacts = <BankFacts content={content} part={Part} isPrinted={isPrinted} />;
  return (
    <article className={styles.layout} aria-label={say('name', { id })}>
      <header className={styles.head}>
        <p className={styles.from}>
          {hotel ? (
            <HotelMark id={hotel.ErpCompanyId} name={hotel.name ?? config.appName} mark={hotel.mark} size={40} />
          ) : (
            <Logo size={40} />
          )}
          <span>{hotel?.name ?? config.appName}</span>
        </p>
        <div>
          <Heading>{say('number', { id })}</Heading>
          <dl className={styles.dates}>
            {(
              [
                ['issued', issuedDate],
                ['due', dueDate],
              ] as const
            ).map(([name, day]) => (
              <div key={name}>
                <dt>{say(name)}</dt>
                <dd>
                  <time dateTime={day}>{day && formatDate(day)}</time>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <div className={styles.parties}>
        <section>
          <Part className={styles.part}>{say('billTo')}</Part>
          <address>
            {[client.name, client.company, client.address, client.country, client.contact, client.companyEmail]
              .filter(Boolean)
              .map((line, at) => (
                <span key={line} data-first={at === 0 || undefined}>
                  {line}
                </span>
              ))}
          </address>
        </section>
        {!isNarrow && bankFacts}
      </div>
      <LayoutLines lines={content.lines} />
      <div className={styles.end}>
        <div className={styles.notes}>
          {salesperson && (
            <p>
              <b>{say('salesperson')}</b> {salesperson}
            </p>
          )}
          {content.hasClientNotes && note && (
            <p>
              <b>{say('note')}</b> {note}
            </p>
          )}
          {content.hasTerms && dueDate && <p>{say('terms', { id, date: formatDate(dueDate) })}</p>}
        </div>
        <LayoutTotals content={content} />
      </div>
      {isNarrow && bankFacts}
      {content.hasPaymentStub && <LayoutStub content={content} part={Part} />}
    </article>
  );
}
