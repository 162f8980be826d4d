import { chartWords } from './chart.words';
import { type ChartData, sharesOf } from './chart-data';
import styles from './chart-table.module.css';
import { shareText } from './chart-texts';

export function ChartTable({ title, data }: { title: string; data: ChartData }) {
  const say = chartWords.use();
  const shares = data.kind === 'ring' ? sharesOf(data) : null;
  return (
    <div className={styles.table}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('point')}</th>
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {shares && <th scope="col">{say('share')}</th>}
          </tr>
        </thead>
        <tbody>
          {data.labels.map((label, point) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {data.series.map(({ name, data: values }) => (
                <td key={name}>{data.tell(values[point] ?? 0)}</td>
              ))}
              {shares && <td>{say('percent', { share: shareText(shares[point]!) })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
