import { sizeOfTimeline } from '../timeline/build.mjs';
import { compare } from '../timeline/comparison.mjs';
import { floors, horae } from '../timeline/components.mjs';

const sizes = [100, 1000, 5000, 10_000];

/**
 * A week of our complete timeline with its semantics, beside the minimum cost of a virtual list of rows and bars in
 * plain DOM and in plain React. CPU time is that of the page's main thread, including the harness's own cost.
 */
export async function benchTimeline() {
  const rows = await compare([horae, ...floors], sizes, 120, rowsOf);
  const { scripts, styles } = await sizeOfTimeline();
  return [
    ...rows,
    { what: 'size without React, compressed: JS and CSS', unit: 'KiB', value: scripts + styles, budget: 20 },
    { what: '  of it JS', unit: 'KiB', value: scripts },
    { what: '  of it CSS', unit: 'KiB', value: styles },
  ];
}

function rowsOf(found, size, { label }) {
  const within = (limit) => (label === horae.label ? { budget: limit } : {});
  const atLeast = (limit) => (label === horae.label ? { budget: limit, isAtLeast: true } : {});
  const mountBudget = { 1000: within(45), 10_000: within(60) }[size] ?? {};
  return [
    { what: 'mount → painted', unit: 'CPU ms', value: found.mount, ...mountBudget },
    { what: 'mount and all that follows it', unit: 'CPU ms', value: found.mountToIdle },
    { what: 'scroll, whole list in 90 frames, each', unit: 'CPU ms', value: found.scroll, ...within(12) },
    { what: 'rows painted one frame after each step', unit: '%', value: found.painted, ...atLeast(100) },
    { what: 'move one item → painted', unit: 'CPU ms', value: found.move, ...within(12) },
    { what: 'rows drawn again by it', unit: '', value: found.drawnByMove, ...within(1) },
    { what: 'next week → painted', unit: 'CPU ms', value: found.nextWeek, ...within(35) },
    { what: 'DOM nodes', unit: '', value: found.nodes, ...within(700) },
    { what: 'heap beside the data', unit: 'MiB', value: found.heap, ...within(5) },
    { what: 'the harness itself, within the others', unit: 'CPU ms', value: found.harness },
  ];
}
