import * as texts from './texts';

/** The earlier form that a declaration corrects. */
export const relatedForm = { f_rel_protocol: texts.upTo(50), f_rel_date: texts.date('orBlank') };

/** Surname and given name of a person. */
export const named = (whenBlank: 'error' | 'warning') => ({
  f_eponymo: texts.personName(50, whenBlank),
  f_onoma: texts.personName(30, whenBlank),
});
