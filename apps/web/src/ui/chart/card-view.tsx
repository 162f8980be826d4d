import type { ComponentProps } from 'react';
import { Figures, Headline } from './card-figures';
import type { CardContent } from './chart-data';
import { ChartView } from './chart-view';

interface CardViewProps extends Omit<ComponentProps<typeof ChartView>, 'data'> {
  content: CardContent;
}

/** The content of a card: its headline figure, its chart and the further figures. */
export function CardView({ content, ...view }: CardViewProps) {
  return (
    <>
      <Headline headline={content.headline} />
      <ChartView {...view} data={content.chart} />
      <Figures figures={content.figures} />
    </>
  );
}
