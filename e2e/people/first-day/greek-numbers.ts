/** A tax number whose first digit is zero, so that Excel drops it. */
export function taxNumber(seed: number): string {
  const digits = `0${String(10_000_000 + seed * 7919).slice(-7)}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return `${digits}${(sum % 11) % 10}`;
}

/** A social-security number of somebody born in the first nine days of a month. */
export function socialSecurityNumber(seed: number): string {
  const digits = `0${1 + (seed % 9)}0${1 + (seed % 8)}${70 + (seed % 25)}${String(1000 + seed)}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
