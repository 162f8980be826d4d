import { makeWeeks } from './data.js';
import * as harness from './harness.js';

/*
 * `?of=vis-timeline&rows=1000` makes the data and hands it to the adapter of that name; its answer is `window.bench`:
 *   mount(), move(minutes), nextWeek()   the actions that are measured; move() takes the first item of the third resource
 *   bars                                 selector of what shows that a row is painted
 *   view()                               the rectangle of the days on the screen
 *   scroller()                           the element that scrolls the rows
 *   drawnRows()                          how often a row was drawn, where that can be known
 */
const query = new URLSearchParams(location.search);
const adapters = import.meta.glob('./adapters/*.{js,jsx}');
const [, load] = Object.entries(adapters).find(([path]) => path.startsWith(`./adapters/${query.get('of')}.`));
const { create } = await load();

window.bench = create(document.getElementById('root'), makeWeeks(Number(query.get('rows'))));
window.harness = harness;
