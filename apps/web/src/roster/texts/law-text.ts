import { i18n } from '#platform/i18n';

/** How laws are cited in Greek; the longer phrase stands first. */
const greek: readonly (readonly [english: RegExp, greek: string])[] = [
  [/Directive /g, 'Οδηγία '],
  [/Presidential decree /gi, 'ΠΔ '],
  [/Royal decree /gi, 'ΒΔ '],
  [/Ministerial decision /gi, 'ΥΑ '],
  [/national agreements? of /gi, 'ΕΓΣΣΕ '],
  [/\bhotel agreement /gi, 'κλαδική ΣΣΕ ξενοδοχείων '],
  [/\blaws? /gi, 'Ν. '],
  [/ as replaced by /g, ', όπως αντικαταστάθηκε από '],
  [/ with /g, ' με '],
  [/ and /g, ' και '],
  [/\bart\. /g, 'άρθρο '],
];

const isLaw = /^(Laws?|Directive|Presidential decree|Royal decree|Ministerial decision) /;

/** Where a rule is laid down, as it is cited in the language on screen. An agreement keeps its name. */
export function lawText(law: string): string {
  if (i18n.language !== 'el' || !isLaw.test(law)) return law;
  return greek.reduce((text, [english, cited]) => text.replace(english, cited), law);
}
