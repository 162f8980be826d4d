import './print-head.css';

/** The start of every printed page: title, hotel, range and filters, then when and by whom it is printed. */
export function PrintHead({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <header className="print-head">
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </header>
  );
}
