import { foldText } from './fold-text';

/** A heading as remembered columns are compared: folded, with single spaces. */
export const headingKey = (heading: string): string => foldText(heading).trim().replaceAll(/\s+/g, ' ');
