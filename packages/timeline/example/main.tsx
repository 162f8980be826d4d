import { createRoot } from 'react-dom/client';
import '../src/timeline.css';
import './example.css';
import type { BenchHooks } from './bench-hooks';
import { Example } from './example';
import { readSettings } from './settings';

const counters: Pick<BenchHooks, 'renderedRows' | 'commands'> = { renderedRows: 0, commands: [] };
// The example fills in the rest once it is on the page.
window.__timeline = counters as BenchHooks;

createRoot(document.getElementById('root')!).render(<Example settings={readSettings(location.search)} />);
