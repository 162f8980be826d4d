import './paper-head.css';

/** The start of every printed page: title, hotel, range and filters, then when and by whom it is printed. */
export function PaperHead({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <header className="paper-head">
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </header>
  );
}
