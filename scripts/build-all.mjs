import { buildWhatIsStale } from './build.mjs';

await buildWhatIsStale();
