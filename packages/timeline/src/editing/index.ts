export type { DragNote, HandWords, NoteOf } from './drag-note';
export { EditLayer } from './edit-layer';
export type { EditTools } from './tools';
export type { TouchMode } from './touch';
