import * as texts from './texts';

/** The earlier form that a declaration corrects. */
export const relatedForm = { f_rel_protocol: texts.upTo(50), f_rel_date: texts.date('orBlank') };

/** How a person is called. */
export const named = (whenBlank: 'error' | 'warning') => ({
  f_eponymo: texts.personName(50, whenBlank),
  f_onoma: texts.personName(30, whenBlank),
});
