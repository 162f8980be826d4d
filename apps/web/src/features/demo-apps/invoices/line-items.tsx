import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifyUndo } from '#platform/notify';
import { Button } from '#ui/button';
import { uiWords } from '#ui/ui.words';
import { formWords } from './form.words';
import { placeOf } from './form-faults';
import { blankLine, type FormLine } from './form-values';
import styles from './invoice-form.module.css';
import { LineItem } from './line-item';
import type { InvoiceForm } from './use-invoice-form';

/** The items of the form: added, moved and removed; there is always at least one. */
export function LineItems({ form }: { form: InvoiceForm }) {
  const say = formWords.use();
  const sayUi = uiWords.use();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { lines } = form.values;

  const setLines = (next: FormLine[]) => form.set({ lines: next.length > 0 ? next : [blankLine()] });
  const focusItem = (at: number) =>
    list.current?.querySelectorAll<HTMLElement>('[role="group"]')[at]?.querySelector('input')?.focus();

  function change(line: FormLine, name: keyof FormLine, text: string): void {
    form.set(
      { lines: lines.map((one) => (one.key === line.key ? { ...one, [name]: text } : one)) },
      placeOf(line, name as 'item'),
    );
  }

  function add(): void {
    flushSync(() => setLines([...lines, blankLine()]));
    focusItem(lines.length);
  }

  function remove(at: number): void {
    const line = lines[at]!;
    flushSync(() => setLines(lines.toSpliced(at, 1)));
    focusItem(Math.min(at, Math.max(0, lines.length - 2)));
    notifyUndo(say('removed', { number: at + 1 }), sayUi('undo'), () => {
      // If it was the only line, a blank one has replaced it.
      const isKept = ({ item, cost }: FormLine) => lines.length > 1 || item !== '' || cost !== '';
      form.update((now) => ({ lines: now.lines.filter(isKept).toSpliced(at, 0, line) }));
    });
  }

  function move(at: number, step: 1 | -1): void {
    const to = at + step;
    if (to < 0 || to >= lines.length) return;
    const focused = document.activeElement;
    flushSync(() => setLines(lines.toSpliced(at, 1).toSpliced(to, 0, lines[at]!)));
    // A row that moves in the document loses the focus.
    if (focused instanceof HTMLElement) focused.focus();
    setSaid(say('moved', { number: to + 1 }));
  }

  return (
    <div ref={list} className={styles.lines}>
      <h2>{say('items')}</h2>
      <p className="small quiet">{say('moveHint')}</p>
      {lines.map((line, at) => (
        <LineItem
          key={line.key}
          number={at + 1}
          line={line}
          faults={form.faults}
          onChange={(name, text) => change(line, name, text)}
          onLeave={(name) => form.check(placeOf(line, name))}
          onMove={(step) => move(at, step)}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <Button onClick={add}>
          <IconPlus size={18} stroke={1.5} aria-hidden="true" />
          {say('addItem')}
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}
