import { useRef } from 'react';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import type { HandWords, NoteOf } from './drag-note';
import { Handles } from './handles';
import type { EditTools } from './tools';
import { noTouchMode, type TouchMode } from './touch';
import { useArrange } from './use-arrange';
import { useBlock } from './use-block';
import { useBlockKeys } from './use-block-keys';
import { useCarry } from './use-carry';
import { useDrag } from './use-drag';
import { useItemMenu } from './use-item-menu';

interface EditLayerProps<R extends TimelineRow, I extends TimelineItem> extends EditTools<R, I> {
  /** What to say beside the pointer of what a drag would do; called for every step of it, and with none at its end, so it must be quick. */
  noteOf?: NoteOf<R, I>;
  /** What is said while keys move something. */
  handWords?: HandWords;
  /** What fingers do apart from moving and drawing. */
  touch?: TouchMode;
}

/** Makes a timeline editable by hand: blocks of cells, the clipboard, dragging, and the same by keys. It only gives commands. */
export function EditLayer<R extends TimelineRow, I extends TimelineItem>(props: EditLayerProps<R, I>) {
  const { noteOf, handWords, touch = noTouchMode, ...tools } = props;
  const layer = useRef<HTMLDivElement>(null);
  const chosen = useBlock(tools);
  useBlockKeys(tools, chosen);
  useDrag(layer, tools, chosen, noteOf, touch);
  const lift = useCarry(layer, tools, chosen, noteOf, handWords);
  useItemMenu(tools, lift);
  useArrange(layer, tools);
  const style = { insetBlockStart: tools.stuckHeight };
  return (
    <>
      <div ref={layer} className="tl-ghosts" aria-hidden="true" style={style} />
      <div className="tl-ghosts" aria-hidden="true" style={style}>
        <Handles grid={tools.grid} cursor={tools.cursor} />
      </div>
    </>
  );
}
