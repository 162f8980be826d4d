import { describe, expect, it } from 'vitest';
import { isAttlogLine, readAttlogLine } from './attlog.rules';

describe('a line of a terminal log', () => {
  it.each([
    ['six columns, padded', '      101\t2026-05-04 06:58:12\t1\t0\t1\t0', '101', 'in'],
    ['six columns, out', '101\t2026-05-04 06:58:12\t1\t1\t1\t0', '101', 'out'],
    ['four columns', '101\t2026-05-04 06:58:12\t0\t15', '101', 'in'],
    ['five columns', '101\t2026-05-04 06:58:12\t5\t1\t0', '101', 'out'],
    ['seven columns', '101\t2026-05-04 06:58:12\t4\t1\t0\t0\t0', '101', 'in'],
    ['break out', '101\t2026-05-04 06:58:12\t2\t1', '101', 'out'],
    ['break in', '101\t2026-05-04 06:58:12\t3\t1', '101', 'in'],
    ['an unknown state', '101\t2026-05-04 06:58:12\t255\t1', '101', null],
    ['no column behind', '101\t2026-05-04 06:58:12', '101', null],
    ['blanks instead of tabs', '  E12   2026-05-04  06:58:12  0  1', 'E12', 'in'],
    ['commas and strokes', '101,2026/5/4 6:58:12,1', '101', 'out'],
  ])('%s', (_what, line, code, direction) => {
    expect(isAttlogLine(line)).toBe(true);
    expect(readAttlogLine(line)).toEqual({ code, wall: '2026-05-04T06:58:12', direction });
  });

  it('without seconds has none', () => {
    expect(readAttlogLine('101\t2026-05-04 06:58\t0\t1')).toMatchObject({ wall: '2026-05-04T06:58:00' });
  });

  it('takes the state where it is told', () => {
    expect(readAttlogLine('101\t2026-05-04 06:58:12\t1\t0\t1\t0', 0)).toMatchObject({ direction: 'out' });
  });

  it.each(['', 'Employee code,Time', '2026-05-04 06:58:12', '101\tyesterday\t0'])('"%s" is none', (line) => {
    expect(isAttlogLine(line)).toBe(false);
    expect(readAttlogLine(line)).toHaveProperty('fault');
  });
});
