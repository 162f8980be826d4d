import { describe, expect, it } from 'vitest';
import { isAttlogLine, orderOfFile, readAttlogLine, widthOf } from './attlog.rules';

describe('a line of a terminal log', () => {
  it.each([
    ['six columns, state first', '8\t2026-05-04 06:58:12\t0\t1\t0\t0', '8', 'in'],
    ['the same with blanks', '8 2026-05-04 06:58:12 0 1 0 0', '8', 'in'],
    ['six columns, out', '101\t2026-05-04 06:58:12\t1\t1\t0\t0', '101', 'out'],
    ['four columns', '101\t2026-05-04 06:58:12\t0\t15', '101', 'in'],
    ['five columns', '101\t2026-05-04 06:58:12\t5\t1\t0', '101', 'out'],
    ['seven columns', '101\t2026-05-04 06:58:12\t4\t1\t0\t0\t0', '101', 'in'],
    ['ten columns', '101\t2026-05-04 06:58:12\t1\t15\t\t0\t0\t255\t0\t0', '101', 'out'],
    ['an empty state before a full column', '101\t2026-05-04 06:58:12\t\t1\t0', '101', null],
    ['break out', '101\t2026-05-04 06:58:12\t2\t1', '101', 'out'],
    ['break in', '101\t2026-05-04 06:58:12\t3\t1', '101', 'in'],
    ['an unknown state', '101\t2026-05-04 06:58:12\t255\t1', '101', null],
    ['no column behind', '101\t2026-05-04 06:58:12', '101', null],
    ['blanks instead of tabs', '  E12   2026-05-04  06:58:12  0  1', 'E12', 'in'],
    ['commas and strokes', '101,2026/5/4 6:58:12,1', '101', 'out'],
  ])('%s', (_what, line, code, direction) => {
    expect(isAttlogLine(line)).toBe(true);
    expect(readAttlogLine(line)).toMatchObject({ code, wall: '2026-05-04T06:58:12', direction });
  });

  it.each([
    ['8\t2026-07-30 09:12:03\t0\t1\t0\t0', 'finger'],
    ['8\t2026-07-30 09:12:03\t1\t15\t\t0\t0\t255\t0\t0', 'face'],
    ['8\t2026-07-30 09:12:03\t1\t4\t\t\t', 'card'],
    ['8\t2026-07-30 09:12:03\t 1 \t 4 \t', 'card'],
    ['8\t2026-07-30 09:12:03\t1\t\t1', null],
    ['8\t2026-07-30 09:12:03\t1\t200', null],
    ['8\t2026-07-30 09:12:03\t\t\t1\t1', null],
  ])('%s was identified by %s', (line, verification) => {
    expect(readAttlogLine(line)).toMatchObject({ verification });
  });

  it('has as many columns as its widest line, empty ones and blanks counted', () => {
    expect(widthOf(['8\t2026-07-30 09:12:03\t1\t4\t\t0', 'no line', '8 2026-07-30 09:12:03 0 1'])).toBe(6);
    expect(widthOf(['8 2026-07-30 09:12:03 0 1 0 0'])).toBe(6);
    expect(widthOf(['8 2026-07-30 09:12:03', 'no line'])).toBe(2);
    expect(widthOf([])).toBe(2);
  });

  it('without seconds has none', () => {
    expect(readAttlogLine('101\t2026-05-04 06:58\t0\t1')).toMatchObject({ wall: '2026-05-04T06:58:00' });
  });

  it('takes the state where it is told', () => {
    expect(readAttlogLine('101\t2026-05-04 06:58:12\t1\t0\t4\t0', 1)).toMatchObject({
      direction: 'in',
      verification: 'card',
    });
    expect(readAttlogLine('101\t2026-05-04 06:58:12\t1\t4', null)).toMatchObject({
      direction: null,
      verification: 'card',
    });
  });

  it.each(['', 'Employee code,Time', '2026-05-04 06:58:12', '101\tyesterday\t0'])('"%s" is none', (line) => {
    expect(isAttlogLine(line)).toBe(false);
    expect(readAttlogLine(line)).toHaveProperty('fault');
  });

  it('is quoted as far as 60 letters if it is none', () => {
    const fault = `"${'x'.repeat(60)}" is not a line of a log: code, date and time come first.`;
    expect(readAttlogLine(`  ${'x'.repeat(70)}`)).toEqual({ fault });
    expect(readAttlogLine('  x ')).toEqual({ fault: fault.replace('x'.repeat(60), 'x') });
  });
});

describe('the order of a file', () => {
  const lines = (...columns: string[]) => columns.map((rest, at) => `10${at}\t2026-05-04 06:58:12\t${rest}`);

  it.each<[string, string[], number]>([
    ['of a USB stick: machine, then state', lines('1\t0\t1\t0', '1\t1\t1\t0', '1\t0\t15\t0'), 1],
    ['of a USB stick whose first lines are all ins', lines('1\t0\t1\t0', '1\t0\t1\t0'), 1],
    ['of a saved push: state, then verification', lines('0\t1\t0\t0', '1\t1\t0\t0', '0\t1\t0\t0'), 0],
    ['of a saved push that has ins only', lines('0\t1\t0\t0', '0\t1\t0\t0'), 0],
    ['with fewer columns: state first', lines('0\t1', '1\t1'), 0],
    ['with more columns: state first', lines('1\t1\t0\t0\t0', '1\t1\t0\t0\t0'), 0],
    ['of both kinds: as most lines are', lines('0\t1', '1\t1', '1\t1\t1\t0'), 0],
    ['of both kinds, half of each: as the wide ones are', lines('0\t1', '1\t1\t1\t0'), 1],
    ['of a USB stick with other lines around', ['# log', ...lines('1\t1\t1\t0'), '# end'], 1],
    ['of a USB stick with two machines', lines('1\t0\t1\t0', '2\t1\t1\t0', '1\t5\t1\t0'), 1],
    ['of a saved push that has outs only', lines('1\t1\t0\t0', '5\t1\t0\t0'), 0],
    ['of no lines', [], 0],
  ])('%s', (_what, given, stateAt) => {
    expect(orderOfFile(given).stateAt).toBe(stateAt);
  });
});
