type Language = 'english' | 'greek';

const locales: Readonly<Record<Language, string>> = { english: 'en-US', greek: 'el' };
const formats = {
  english: formatOf('english'),
  greek: formatOf('greek'),
};

function formatOf(language: Language): Intl.DateTimeFormat {
  const month = language === 'english' ? 'short' : 'numeric';
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month,
    year: 'numeric',
  });
}

function partsOf(date: string, language: Language) {
  const parts = formats[language].formatToParts(new Date(`${date}T00:00:00Z`));
  const { weekday, day, month, year } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { weekday, day, month, year };
}

/** `Tue, Jun 4`, `Τρί 4/6`: a day among others of its week, of a date such as `2030-06-04`. */
export function dayWords(date: string, language: Language): string {
  const { weekday, day, month } = partsOf(date, language);
  return language === 'english' ? `${weekday}, ${month} ${day}` : `${weekday} ${day}/${month}`;
}

/** `Tue, Jun 4, 2030`, `Τρί 4/6/2030` */
export function dateWords(date: string, language: Language): string {
  const { year } = partsOf(date, language);
  return dayWords(date, language) + (language === 'english' ? `, ${year}` : `/${year}`);
}

/** `Jun 3 – 9, 2030`, `Jun 30 – Jul 6, 2030`, `3/6 – 9/6/2030`; one day as by `dateWords`. */
export function rangeWords(first: string, last: string, language: Language): string {
  if (first === last) return dateWords(first, language);
  const [from, to] = [partsOf(first, language), partsOf(last, language)];
  const isSameYear = from.year === to.year;
  if (language === 'greek')
    return `${from.day}/${from.month}${isSameYear ? '' : `/${from.year}`} – ${to.day}/${to.month}/${to.year}`;
  const start = `${from.month} ${from.day}${isSameYear ? '' : `, ${from.year}`}`;
  return `${start} – ${isSameYear && from.month === to.month ? '' : `${to.month} `}${to.day}, ${to.year}`;
}
