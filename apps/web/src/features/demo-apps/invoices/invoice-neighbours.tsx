import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#ui/button';
import { previewWords } from './preview.words';

interface InvoiceNeighboursProps {
  previousId: number | null | undefined;
  nextId: number | null | undefined;
}

/** Links to the previous and the next invoice. */
export function InvoiceNeighbours({ previousId, nextId }: InvoiceNeighboursProps) {
  const say = previewWords.use();
  const ways = [
    [say('previous'), previousId, IconChevronLeft, '['],
    [say('next'), nextId, IconChevronRight, ']'],
  ] as const;
  return ways.map(([label, id, Glyph, keys]) => {
    const icon = <Glyph size={18} stroke={1.5} aria-hidden="true" className="flips" />;
    return id ? (
      <Link
        key={label}
        to="/invoices/$id"
        params={{ id: String(id) }}
        className={buttonClass('outline')}
        aria-label={label}
        data-keys={keys}
      >
        {icon}
      </Link>
    ) : (
      <Button key={label} aria-label={label} disabled>
        {icon}
      </Button>
    );
  });
}
