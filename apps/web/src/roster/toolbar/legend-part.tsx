import { lazy } from 'react';
import { Part } from '#ui/part';
import type { LegendProps } from './legend';

const Legend = lazy(() => import('./legend').then((m) => ({ default: m.Legend })));

/** The legend, loaded when it is shown. */
export const LegendPart = (props: LegendProps) => (
  <Part>
    <Legend {...props} />
  </Part>
);
