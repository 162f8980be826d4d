import './paper-head.css';

/** What every printed page begins with: its title, then hotel, range, filters, and when and by whom it is printed. */
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
