import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from './shift-templates.queries';

const none: readonly string[] = [];

/** The skills of people and of templates, to choose from; none until they are loaded. */
export const useSkills = (hotel: number): readonly string[] => useQuery(templatesQuery(hotel)).data?.skills ?? none;
