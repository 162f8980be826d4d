import { describe, expect, it } from 'vitest';
import { enteredFault, withEntered, without } from './job-skills.rules';

const cook = { jobTitle: 'Cook', skill: 'HACCP' };

describe('the skills that jobs need', () => {
  it('gain what was entered, once, sorted by job', () => {
    const both = withEntered([cook], { jobTitle: 'Barista', skill: ' First aid ' });
    expect(both).toEqual([{ jobTitle: 'Barista', skill: 'First aid' }, cook]);
    expect(withEntered(both, { jobTitle: 'Cook', skill: 'haccp' })).toBe(both);
    expect(withEntered(both, { jobTitle: 'Cook', skill: '' })).toBe(both);
    expect(withEntered(both, { jobTitle: '', skill: 'Crane' })).toBe(both);
  });

  it('lose one', () => {
    expect(without([cook], { jobTitle: 'COOK', skill: 'HACCP' })).toEqual([]);
    expect(without([cook], { jobTitle: 'Cook', skill: 'First aid' })).toEqual([cook]);
  });

  it('name what is missing', () => {
    expect(enteredFault({ jobTitle: '', skill: ' ' })).toBeUndefined();
    expect(enteredFault(cook)).toBeUndefined();
    expect(enteredFault({ jobTitle: 'Cook', skill: '' })).toBe('skillFault');
    expect(enteredFault({ jobTitle: '', skill: 'HACCP' })).toBe('chooseJobFault');
  });
});
