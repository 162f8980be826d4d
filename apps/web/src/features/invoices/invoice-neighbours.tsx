import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#ui/button';
import styles from './invoices.module.css';
import { previewWords } from './preview.words';

interface InvoiceNeighboursProps {
  previousId: number | null | undefined;
  nextId: number | null | undefined;
}

/** The ways to the invoices beside this one. */
export function InvoiceNeighbours({ previousId, nextId }: InvoiceNeighboursProps) {
  const say = previewWords.use();
  const ways = [
    [say('previous'), previousId, IconChevronLeft],
    [say('next'), nextId, IconChevronRight],
  ] as const;
  return ways.map(([label, id, Glyph]) => {
    const icon = <Glyph size={18} stroke={1.5} aria-hidden="true" className="flips" />;
    const className = `${buttonClass('outline')} ${styles.neighbours}`;
    return id ? (
      <Link
        key={label}
        to="/invoices/$id"
        params={{ id: String(id) }}
        className={className}
        aria-label={label}
        title={label}
      >
        {icon}
      </Link>
    ) : (
      <Button key={label} className={styles.neighbours ?? ''} aria-label={label} title={label} disabled>
        {icon}
      </Button>
    );
  });
}
