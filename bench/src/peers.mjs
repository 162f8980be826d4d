import { join } from 'node:path';
import { sizeOf, sizeOfTimeline } from '../timeline/build.mjs';
import { compare } from '../timeline/comparison.mjs';
import { horae, peers } from '../timeline/components.mjs';

const sizes = [100, 1000];
const secondsEach = 60;
const adapters = join(import.meta.dirname, '..', 'timeline', 'pages', 'adapters');

/**
 * Our timeline beside its alternatives: the same people and week, each set up for speed as its documentation advises.
 * CPU time is that of the main thread until it is idle, since some paint late; each component has a minute per size.
 */
export async function benchPeers() {
  const components = [horae, ...peers];
  const rows = await compare(components, sizes, secondsEach, rowsOf);
  for (const { adapter, label, licence } of components) {
    const { scripts, styles } = await (adapter === horae.adapter ? sizeOfTimeline() : sizeOf([fileOf(adapter)]));
    rows.push({ what: 'JS and CSS without React, compressed', unit: 'KiB', value: scripts + styles, label, licence });
  }
  return rows;
}

const fileOf = (adapter) => join(adapters, `${adapter}.${adapter.startsWith('react') ? 'jsx' : 'js'}`);

function rowsOf(found) {
  return [
    { what: 'mount', unit: 'CPU ms', value: found.mountToIdle },
    { what: 'scroll, whole list in 90 frames, each', unit: 'CPU ms', value: found.scroll },
    { what: 'rows painted one frame after each step', unit: '%', value: found.painted },
    { what: 'move one item', unit: 'CPU ms', value: found.moveToIdle },
    { what: 'next week', unit: 'CPU ms', value: found.nextWeekToIdle },
    { what: 'DOM nodes', unit: '', value: found.nodes },
    { what: 'heap beside the data', unit: 'MiB', value: found.heap },
  ];
}
