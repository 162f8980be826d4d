import { selectedHotel } from '#platform/hotel';
import { hotelToday } from '#platform/hotel-day';
import { notify } from '#platform/notify';
import { saveFile } from '#platform/save-file';
import { fileName } from '../export/export-file';
import { chartWords } from './chart.words';
import type { NamedCard } from './chart-file';
import { drawPicture } from './draw-picture';
import { seriesColour } from './series-look';

/** Returns the variable's name in `var(--name)`. */
const variable = (colour: string) => colour.slice(4, -1);

export async function savePicture(
  name: string,
  { title, content: { chart } }: NamedCard,
  card: Element,
): Promise<void> {
  const { say } = chartWords;
  const file = fileName({ name, hotel: selectedHotel.get()?.ErpCompanyId, date: hotelToday() }, 'png');
  const isRing = chart.kind === 'ring';
  const texts = isRing
    ? chart.labels.map((label, part) => `${label}: ${chart.tell(chart.series[0]?.data[part] ?? 0)}`)
    : chart.series.map((series) => series.name);
  const key = texts.map((text, index) => ({ text, colour: variable(seriesColour(index, texts.length)) }));
  try {
    const svg = card.querySelector<SVGSVGElement>('svg[data-picture]')!;
    saveFile(file, 'image/png', await drawPicture(svg, title, key));
    notify(say('saved', { name: file }), { kind: 'success' });
  } catch {
    notify(say('notSaved'), { kind: 'error' });
  }
}
