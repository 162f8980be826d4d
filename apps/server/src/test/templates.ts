/** The databases that each test file clones: tables only, or tables with the demo hotels. */
export const templates = { empty: 'horae_empty', demo: 'horae_demo' };
