import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardControl } from '#ui/chart/card-control';
import { ChartCard } from '#ui/chart/chart-card';
import type { CardContent } from '#ui/chart/chart-data';
import { useCardKeys } from '#ui/chart/use-card-keys';

const numbers = { tell: (value: number) => String(value), short: (value: number) => String(value) };
const cards: Record<string, CardContent> = {
  arrivals: {
    headline: { label: 'Arrivals', value: '66', change: 'up 4%' },
    figures: [],
    chart: {
      kind: 'plot',
      labels: ['Mon', 'Tue', 'Wed', 'Thu'],
      series: [
        { name: 'Guests', data: [12, 18, 9, 27], shape: 'bars' },
        { name: 'Plan', data: [14, 16, 12, 20], shape: 'line' },
      ],
      ...numbers,
    },
  },
  origins: {
    figures: [{ label: 'Countries', value: '3' }],
    chart: {
      kind: 'ring',
      labels: ['Greece', 'Italy', 'Spain'],
      series: [{ name: 'Guests', data: [40, 35, 25] }],
      ...numbers,
    },
  },
};
const titles: Record<string, string> = { arrivals: 'Arrivals', origins: 'Origins' };

export function Charts() {
  const [search, onSearch] = useState<Readonly<Record<string, string>>>({});
  const control = cardControl({ search, onSearch });
  useCardKeys('Figures', Object.keys(cards), control);
  return Object.keys(cards).map((slug) => <Card key={slug} slug={slug} control={control} />);
}

function Card({ slug, control }: { slug: string; control: ReturnType<typeof cardControl> }) {
  const query = useQuery({ queryKey: ['gallery', slug], queryFn: async () => () => cards[slug]! });
  return <ChartCard slug={slug} title={titles[slug]!} page="gallery" query={query} control={control} height={220} />;
}
