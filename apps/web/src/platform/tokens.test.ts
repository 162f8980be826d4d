import { templateColours } from '@horae/contract/scheduling/shift-templates.contract';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { type Colour, colours, type ShiftFamily, type Skin, shiftColours } from './tokens';

const skins: Skin[] = ['light', 'dark'];
const grounds: Colour[] = ['bg', 'surface', 'sunken', 'raised', 'primary-soft'];
const text: Colour[] = ['ink', 'ink-2', 'ink-3', 'primary', 'excess', 'success', 'warning', 'danger', 'info'];
const templates = templateColours.map((one): Colour => `template-${one}`);
const borders: Colour[] = ['line-strong', 'focus'];
const pairs: [on: Colour, ground: Colour][] = [
  ['primary-on', 'primary'],
  ['primary-on', 'primary-hover'],
  ['primary-soft-on', 'primary-soft'],
  ['excess-soft-on', 'excess-soft'],
  ['success-soft-on', 'success-soft'],
  ['warning-soft-on', 'warning-soft'],
  ['danger-soft-on', 'danger-soft'],
  ['info-soft-on', 'info-soft'],
  ['solid-on', 'danger'],
  ['solid-on', 'danger-hover'],
  ['solid-on', 'success'],
  ['solid-on', 'warning'],
  ['solid-on', 'info'],
  ['solid-on', 'excess'],
  ['heat-low-on', 'heat-0'],
  ['heat-low-on', 'heat-1'],
  ['heat-low-on', 'heat-2'],
  ['heat-low-on', 'heat-3'],
  ['heat-high-on', 'heat-4'],
  ['heat-high-on', 'heat-5'],
];

function lowest(skin: Skin, colour: Colour): number {
  return Math.min(...grounds.map((ground) => contrast(colours[skin][colour], colours[skin][ground])));
}

describe.each(skins)('%s skin', (skin) => {
  it.each(text)('%s reads on every ground', (colour) => {
    expect(lowest(skin, colour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(borders)('%s is seen on every ground', (colour) => {
    expect(lowest(skin, colour)).toBeGreaterThanOrEqual(3);
  });

  it.each(templates)('%s is seen on every ground and every bar', (colour) => {
    const bars = Object.values(shiftColours[skin]).map(({ fill }) => contrast(colours[skin][colour], fill));

    expect(lowest(skin, colour)).toBeGreaterThanOrEqual(3);
    expect(Math.min(...bars)).toBeGreaterThanOrEqual(3);
  });

  it.each(pairs)('%s reads on %s', (on, ground) => {
    expect(contrast(colours[skin][on], colours[skin][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(shiftColours[skin]) as ShiftFamily[])('the %s bar reads and is seen', (family) => {
    const { fill, stripe, ink, edge } = shiftColours[skin][family];

    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, stripe)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(edge, colours[skin].surface)).toBeGreaterThanOrEqual(3);
  });
});

it('computes the ratio as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
