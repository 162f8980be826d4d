import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/environment.mjs';

export const horae = { adapter: 'horae', label: 'Horae', licence: 'Apache-2.0' };

export const floors = [
  { adapter: 'dom-floor', label: 'DOM floor' },
  { adapter: 'react-floor', label: 'React 19 floor' },
];

/** The alternatives under the MIT or Apache licence; versions and licences come from the packages themselves. */
export const peers = [
  peer('event-calendar', 'Event Calendar', '@event-calendar/core'),
  peer('vis-timeline', 'vis-timeline', 'vis-timeline'),
  peer('react-calendar-timeline', 'react-cal.-t.', 'react-calendar-timeline'),
  peer('daypilot-lite', 'DayPilot Lite', '@daypilot/daypilot-lite-javascript'),
];

function peer(adapter, name, directory) {
  const file = join(root, 'bench', 'node_modules', directory, 'package.json');
  const { version, license } = JSON.parse(readFileSync(file, 'utf8'));
  return { adapter, label: `${name} ${version}`, licence: license.replaceAll(/[()]/g, '').replace(' OR ', ', ') };
}
