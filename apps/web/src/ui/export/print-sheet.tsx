// Rows are rendered once and never reordered.
/* oxlint-disable react/no-array-index-key */
import { PrintHead } from '../print-head/print-head';
import { hasHead } from './print-document';
import type { PrintCell, PrintDocument, PrintMark, PrintRow, PrintSection } from './print-shape';
import './print-sheet.css';

function Mark({ text, family }: PrintMark) {
  return (
    <span className="print-mark">
      <i data-family={family} />
      {text}
    </span>
  );
}

const contentOf = (cell: PrintCell) =>
  typeof cell === 'string' ? cell : cell.map((mark, at) => <Mark key={`${at} ${mark.text}`} {...mark} />);

function Row({ row, section }: { row: PrintRow; section: PrintSection }) {
  return (
    <tr data-strong={row.isStrong || undefined}>
      {row.cells.map((cell, at) => (
        <td
          key={section.columns[at]?.header ?? at}
          data-align={section.columns[at]?.align}
          {...(at === 0 && row.level && { style: { paddingInlineStart: `${row.level * 8 + 3}pt` } })}
        >
          {contentOf(cell)}
        </td>
      ))}
    </tr>
  );
}

function Section({ section }: { section: PrintSection }) {
  const whole = section.columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <section
      data-starts-page={section.startsPage || undefined}
      data-dense={section.isDense || undefined}
      data-bare={section.isBare || undefined}
    >
      {section.title && (
        <h2>
          {section.title} {section.note && <small>{section.note}</small>}
        </h2>
      )}
      <table>
        {hasHead(section) && (
          <thead>
            <tr>
              {section.columns.map(({ header, width, align }, at) => (
                <th
                  key={`${at} ${header}`}
                  scope="col"
                  data-align={align}
                  style={{ inlineSize: `${(width / whole) * 100}%` }}
                >
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {section.rows.map((row, at) => (
            <Row key={at} row={row} section={section} />
          ))}
        </tbody>
      </table>
      {section.signature && <p className="print-signature">{section.signature}</p>}
    </section>
  );
}

/** The pages as printed by the browser; hidden on screen. */
export function PrintSheet({ pages, note }: { pages: PrintDocument; note: string }) {
  return (
    <article
      className="print-sheet"
      data-page={`${pages.paper}-${pages.orientation}`}
      data-large={pages.isLarge || undefined}
    >
      <PrintHead title={pages.title} lines={[...pages.scope, note]} />
      {pages.legend && pages.legend.length > 0 && (
        <p className="print-legend">
          {pages.legend.map((mark) => (
            <Mark key={mark.text} {...mark} />
          ))}
        </p>
      )}
      {pages.sections.map((section, at) => (
        <Section key={`${at} ${section.title}`} section={section} />
      ))}
    </article>
  );
}
