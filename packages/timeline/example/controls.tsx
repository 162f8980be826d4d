import { type Period, zooms } from '../src';
import type { Settings } from './settings';

interface ControlsProps {
  settings: Settings;
  period: Period;
  onChange: (change: Partial<Settings>) => void;
  onPage: (by: 1 | -1) => void;
}

export function Controls({ settings, period, onChange, onPage }: ControlsProps) {
  return (
    <header className="bar">
      <h1>Timeline</h1>
      <button type="button" onClick={() => onPage(-1)}>
        Previous
      </button>
      <output>
        {period.start}, {period.days} d
      </output>
      <button type="button" onClick={() => onPage(1)}>
        Next
      </button>
      <Choice label="Zoom" value={settings.zoom} options={zooms} onPick={(zoom) => onChange({ zoom })} />
      <Choice
        label="Rows"
        value={settings.rows}
        options={[10, 100, 1000, 10000]}
        onPick={(rows) => onChange({ rows })}
      />
      <Choice
        label="Direction"
        value={settings.dir}
        options={['ltr', 'rtl'] as const}
        onPick={(dir) => onChange({ dir })}
      />
      <Choice
        label="Density"
        value={settings.density}
        options={['comfortable', 'compact'] as const}
        onPick={(density) => onChange({ density })}
      />
      <label>
        <input type="checkbox" checked={settings.dark} onChange={(event) => onChange({ dark: event.target.checked })} />{' '}
        Dark
      </label>
    </header>
  );
}

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly T[];
  onPick: (value: T) => void;
}

function Choice<T extends string | number>({ label, value, options, onPick }: ChoiceProps<T>) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onPick(options[event.target.selectedIndex]!)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
