/** The databases that test files clone: tables only, or with the demo hotels. */
export const templates = { empty: 'horae_empty', demo: 'horae_demo' };
