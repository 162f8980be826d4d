import { useState } from 'react';
import { serverSentence } from '#platform/server-sentences';
import { Badge, type BadgeTone } from '../badge';
import { ExportMenu } from '../export/export-menu';
import { listFile } from '../export/list-file';
import { DataTable } from '../list/data-table';
import { Pagination } from '../list/pagination';
import type { Column } from '../list/table-props';
import { RadioTabs } from '../radio-tabs';
import styles from './import.module.css';
import { importWords } from './import.words';

export interface ReportRow<V extends string> {
  /** Null for what the file does not have. */
  line: number | null;
  verdict: V;
  sentence: string;
}

/** Something more about each row, as text. */
export interface MoreOfRow<R> {
  key: string;
  header: string;
  text: (row: R) => string;
  width?: number;
}

interface RowReportProps<V extends string, R extends ReportRow<V> = ReportRow<V>> {
  rows: readonly R[];
  more?: readonly MoreOfRow<R>[];
  /** In display order, most urgent first. */
  verdicts: readonly { value: V; label: string; tone: BadgeTone }[];
}

export type Verdicts<V extends string> = RowReportProps<V>['verdicts'];

function reportColumns<V extends string, R extends ReportRow<V>>(
  verdicts: Verdicts<V>,
  more: readonly MoreOfRow<R>[],
  say: typeof importWords.say,
): Column<R & { id: number }>[] {
  return [
    { key: 'line', header: say('line'), isName: true, cell: ({ line }) => line ?? '–' },
    ...more.map(({ key, header, text }): Column<R & { id: number }> => ({ key, header, cell: text })),
    {
      key: 'verdict',
      header: say('verdict'),
      cell: ({ verdict }) => {
        const look = verdicts.find(({ value }) => value === verdict);
        return <Badge tone={look?.tone ?? 'neutral'}>{look?.label ?? verdict}</Badge>;
      },
    },
    { key: 'remark', header: say('remark'), cell: ({ sentence }) => serverSentence(sentence) },
  ];
}

const none: readonly never[] = [];

/** What an import does with each row of its file: filtered by verdict, paginated, and exportable. */
export function RowReport<V extends string, R extends ReportRow<V>>({
  rows,
  more = none,
  verdicts,
}: RowReportProps<V, R>) {
  const say = importWords.use();
  const counts = new Map(verdicts.map(({ value }) => [value, rows.filter((row) => row.verdict === value).length]));
  const found = verdicts.filter(({ value }) => counts.get(value));
  const [chosen, setChosen] = useState<V | null>(null);
  const [place, setPlace] = useState({ page: 1, perPage: 25 });
  const taken = found.find(({ value }) => value === chosen) ?? found[0];
  const shown = rows.filter(({ verdict }) => verdict === taken?.value);
  const start = (place.page - 1) * place.perPage;
  const labelOf = (verdict: V) => verdicts.find(({ value }) => value === verdict)?.label ?? verdict;
  return (
    <section aria-label={say('report')} className={styles.report}>
      <div className={styles.tools}>
        <RadioTabs
          label={say('show')}
          value={taken?.value ?? ('' as V)}
          options={found.map(({ value, label }) => ({ value, label: `${label} (${counts.get(value)})` }))}
          onChange={(value) => {
            setChosen(value);
            setPlace({ ...place, page: 1 });
          }}
        />
        <ExportMenu
          scope={say('report')}
          disabled={rows.length === 0}
          file={async () =>
            listFile({
              name: say('reportName'),
              title: say('report'),
              scope: say('report'),
              columns: [
                { header: say('line'), kind: 'integer' },
                ...more.map(({ header, width = 20 }) => ({ header, width })),
                { header: say('verdict'), width: 16 },
                { header: say('remark'), width: 70 },
              ],
              rows: rows.map((row) => [
                row.line,
                ...more.map(({ text }) => text(row)),
                labelOf(row.verdict),
                serverSentence(row.sentence),
              ]),
            })
          }
        />
      </div>
      <DataTable
        name={say('report')}
        columns={reportColumns<V, R>(verdicts, more, say)}
        rows={shown.slice(start, start + place.perPage).map((row, at) => ({ ...row, id: start + at }))}
        nameOf={({ line, id }) => `${say('line')} ${line ?? id}`}
      />
      <Pagination
        list={{
          ...place,
          change: (next) => setPlace((now) => ({ ...now, page: 1, ...(next as Partial<typeof now>) })),
        }}
        total={shown.length}
      />
    </section>
  );
}
