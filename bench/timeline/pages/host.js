import { makeWeeks } from './data.js';
import * as harness from './harness.js';

/*
 * `?of=vis-timeline&rows=1000` generates the data and passes it to that adapter, which returns `window.bench`:
 *   mount(), move(minutes), nextWeek()   the measured actions; move() moves the first item of the third resource
 *   bars                                 selector of the elements that show that a row is painted
 *   view()                               the rectangle of the visible days
 *   scroller()                           the element that scrolls the rows
 *   drawnRows()                          the number of row renders so far, if known
 */
const query = new URLSearchParams(location.search);
const adapters = import.meta.glob('./adapters/*.{js,jsx}');
const [, load] = Object.entries(adapters).find(([path]) => path.startsWith(`./adapters/${query.get('of')}.`));
const { create } = await load();

window.bench = create(document.getElementById('root'), makeWeeks(Number(query.get('rows'))));
window.harness = harness;
