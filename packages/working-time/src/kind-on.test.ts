import { describe, expect, it } from 'vitest';
import { type KindFacts, kindOn } from './kind-on';

const adult: KindFacts = { isPartTime: false, isPupil: false, isResponsible: false, birthDate: '1990-05-04' };
const born = (birthDate: string): Partial<KindFacts> => ({ birthDate });

describe('the kind of contract on a day', () => {
  it.each<[string, Partial<KindFacts>, string, string]>([
    ['is that of the hours', {}, '2026-05-04', 'full'],
    ['is that of the hours', { isPartTime: true }, '2026-05-04', 'part'],
    ['is a minor’s until the day before the sixteenth birthday', born('2010-05-04'), '2026-05-03', 'minor'],
    ['is a youth’s from that birthday on', born('2010-05-04'), '2026-05-04', 'youth'],
    ['is a youth’s until the day before the eighteenth', born('2008-05-04'), '2026-05-03', 'youth'],
    ['is an adult’s from that day on', born('2008-05-04'), '2026-05-04', 'full'],
    ['changes on 1 March after a 29 February', born('2008-02-29'), '2026-02-28', 'youth'],
    ['changes on 1 March after a 29 February', born('2008-02-29'), '2026-03-01', 'full'],
    ['is a minor’s for a pupil of seventeen', { isPupil: true, ...born('2008-12-01') }, '2026-05-04', 'minor'],
    ['is an adult’s for a student of eighteen', { isPupil: true, ...born('2008-05-04') }, '2026-05-04', 'full'],
    ['is a minor’s for a pupil of unknown age', { isPupil: true, birthDate: null }, '2026-05-04', 'minor'],
    ['is that of the hours at an unknown age', { birthDate: null }, '2026-05-04', 'full'],
    ['is without limits in a position of responsibility', { isResponsible: true }, '2026-05-04', 'exempt'],
    ['keeps a minor’s limits in any position', { isResponsible: true, ...born('2009-01-01') }, '2026-05-04', 'youth'],
  ])('%s', (_, facts, day, wanted) => {
    expect(kindOn({ ...adult, ...facts }, day)).toBe(wanted);
  });
});
