export type { Command, Hover, Target } from './command';
export { coverage } from './coverage';
export type { Id, TimelineItem } from './item';
export { createItemStore, type ItemChange, type ItemStore, type StoreSnapshot } from './item-store';
export { type Density, densities, type Metrics } from './metrics';
export { type Period, periodOf, shiftPeriod, stepZoom, type Zoom, zooms } from './period';
export type { FocusTarget, ScrollPosition, TimelineHandle, TimelineProps } from './props';
export type { TimelineRow } from './row';
export type { PlacedItem } from './row-layout';
export {
  type CellWidth,
  type Column,
  createScale,
  type Direction,
  minColumnWidths,
  type Scale,
  type ScaleOptions,
  type ScaleTick,
} from './scale';
export type { Tick } from './ticks';
export { Timeline } from './timeline';
export type { FootView, HeadView, ItemDescription, RowView, StripView } from './views';
