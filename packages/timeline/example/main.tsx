import { createRoot } from 'react-dom/client';
import '../src/timeline.css';
import '../src/editing/editing.css';
import './example.css';
import { hooks } from './bench-hooks';
import { createWorld } from './demo-world';
import { Example } from './example';
import { readSettings } from './settings';

const settings = readSettings(location.search);
const world = createWorld(settings);
world.itemsAt(settings.date);
const root = createRoot(document.getElementById('root')!);

hooks.mount = () => root.render(<Example settings={settings} world={world} />);
// A benchmark creates the data first and mounts once its clock is running.
if (!settings.wait) hooks.mount();
