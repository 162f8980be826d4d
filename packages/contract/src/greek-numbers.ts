/** Whether text is a Greek tax number (ΑΦΜ): nine digits, the last of which is a check digit. */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const digits = Array.from(text, Number);
  const sum = digits.slice(0, 8).reduce((total, digit, at) => total + digit * 2 ** (8 - at), 0);
  return (sum % 11) % 10 === digits[8];
}

/** Whether text is a Greek social-security number (ΑΜΚΑ): the day of birth as DDMMYY, four digits and a check digit. */
export function isSocialSecurityNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || !isDayOfBirth(text.slice(0, 6))) return false;
  const sum = Array.from(text, Number).reduce((total, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

// The number has no century. Counting from 2000 is the lenient choice, since 1900 was not a leap year.
function isDayOfBirth(text: string): boolean {
  const [day = 0, month = 0, year = 0] = [0, 2, 4].map((at) => Number(text.slice(at, at + 2)));
  const last = new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= last;
}
