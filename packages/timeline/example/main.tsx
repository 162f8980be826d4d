import { createRoot } from 'react-dom/client';
import '../src/timeline.css';
import './example.css';
import { Example } from './example';
import { readSettings } from './settings';

createRoot(document.getElementById('root')!).render(<Example settings={readSettings(location.search)} />);
