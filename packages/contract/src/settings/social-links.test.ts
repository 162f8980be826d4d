import { describe, expect, it } from 'vitest';
import { isBirthDate, isPhoneNumber, isSocialLink, isWebAddress } from './social-links';

describe('what people say of themselves', () => {
  it.each([
    ['', true],
    ['https://hotel.gr', true],
    ['http://ξενοδοχείο.gr:8080/a?b#c', true],
    ['hotel.gr', false],
    ['https://hotel', false],
    ['javascript:alert(1)//a.b', false],
    ['https://a.b c', false],
  ])('is %j an address of the web? %s', (address, verdict) => {
    expect(isWebAddress(address)).toBe(verdict);
  });

  it.each([
    ['', true],
    ['+30 2310 123456', true],
    ['(2310) 1', false],
    ['call me', false],
    ['12', false],
  ])('is %j a phone number? %s', (phone, verdict) => {
    expect(isPhoneNumber(phone)).toBe(verdict);
  });

  it.each([
    ['', true],
    ['2000-02-29', true],
    ['2001-02-29', false],
    ['1899-12-31', false],
    ['2026-11-22', false],
    ['1 May 1990', false],
  ])('is %j a birth date on 2026-11-21? %s', (day, verdict) => {
    expect(isBirthDate(day, '2026-11-21')).toBe(verdict);
  });

  it.each([
    ['https://x.com/anna', true],
    ['https://x.com/', false],
    ['https://x.com/a/b', false],
    ['https://x.com.evil.example/anna', false],
  ])('is %j a profile there? %s', (link, verdict) => {
    expect(isSocialLink('twitter', link)).toBe(verdict);
  });
});
