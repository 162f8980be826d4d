import { IconChevronRight, IconListDetails } from '@tabler/icons-react';
import { rosterWords } from '#roster/roster.words';
import { useShownRows } from '#roster/use-shown-rows';
import { Button } from '#ui/button';
import { amountFigure, amountName } from './hour-texts';
import { type HoursModel, textOf, totalIn, valueIn } from './hours-model';
import styles from './hours-phone.module.css';
import type { PathKey } from './model/hours-view.rules';
import { isVariance } from './model/measure.rules';
import { keyOf, pathOf, pathsTo, treeRows } from './model/tree.rules';
import { SparkBars } from './spark-bars';
import { hoursWords } from './working-hours.words';

interface HoursPhoneProps {
  model: HoursModel;
  /** The place whose children are listed. */
  at: PathKey;
  sort: Parameters<typeof treeRows>[1]['sort'];
  onPlace: (path: PathKey) => void;
  onDetail: (path: PathKey) => void;
}

/** On a phone: one level at a time, each place as a card that opens the next level. */
export function HoursPhone({ model, at, sort, onPlace, onDetail }: HoursPhoneProps) {
  const say = hoursWords.use();
  const words = rosterWords.use();
  const { tree, measure } = model;
  const labelOf = (key: PathKey) =>
    tree.branches.get(keyOf(pathOf(key).slice(0, -1)))?.find(({ path }) => keyOf(path) === key)?.label ?? '…';
  const here = at === '' ? say('hotel') : labelOf(at);
  const nodes = tree.branches.get(at);
  const listed = new Map([['', nodes ?? []]]);
  const rows = treeRows(listed, { open: [], levels: 1, sort, measure }).flatMap(({ node }) => node ?? []);
  const totals = rows.map((node) => totalIn(model, node));
  const most = Math.max(1, ...totals.map((value) => Math.abs(value ?? 0)));
  const { shown, more } = useShownRows(rows);

  return (
    <div className="stack-2 one-column">
      <div className="ends">
        <nav aria-label={say('phone.path')} className={styles.path}>
          <ol>
            {['', ...pathsTo(at)].map((key) => (
              <li key={key}>
                {key === at ? (
                  <span aria-current="location">{here}</span>
                ) : (
                  <button type="button" onClick={() => onPlace(key)}>
                    {key === '' ? say('hotel') : labelOf(key)}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <Button look="plain" aria-label={say('detail.open', { name: here })} onClick={() => onDetail(at)}>
          <IconListDetails size={18} stroke={1.5} aria-hidden="true" />
          {say('detail.title')}
        </Button>
      </div>
      {!nodes && <p className="quiet">{say('loading')}</p>}
      <ul className={styles.cards}>
        {shown.map((node, index) => {
          const total = totals[index] ?? null;
          const isLeaf = node.path.length >= tree.levels.length;
          const people = node.level === 'employee' ? '' : say('people', { count: node.people });
          const amount = amountName(total, measure, say);
          const level = say('phone.level', { level: node.path.length });
          return (
            <li key={keyOf(node.path)}>
              <button
                type="button"
                className={styles.card}
                aria-label={[node.label, people, amount, level].filter(Boolean).join(', ')}
                onClick={() => (isLeaf ? onDetail(keyOf(node.path)) : onPlace(keyOf(node.path)))}
              >
                <b>{node.label}</b> <small>{people}</small>{' '}
                <span className={styles.figure} data-sign={isVariance(measure) && total ? Math.sign(total) : undefined}>
                  {total === 0 ? amountFigure(total, measure) : textOf(total, measure)}
                </span>
                <SparkBars values={tree.columns.map((column) => valueIn(model, node, column))} width={96} height={18} />
                <span className={styles.bar} aria-hidden="true">
                  <i
                    data-sign={isVariance(measure) && total ? Math.sign(total) : undefined}
                    style={{ inlineSize: `${(Math.abs(total ?? 0) / most) * 100}%` }}
                  />
                </span>
                {!isLeaf && (
                  <IconChevronRight className={`${styles.deeper} flips`} size={18} stroke={1.5} aria-hidden="true" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {more.count > 0 && <Button onClick={more.show}>{words('phone.more', { count: more.count })}</Button>}
    </div>
  );
}
