import type { Rotation } from '@horae/contract/scheduling/rotation-rows';

/** A pattern in its form, its days as they are typed; without an id it is new. */
export interface EditedRotation extends Partial<Pick<Rotation, 'id' | 'version'>> {
  name: string;
  departmentId: number | null;
  days: string[];
}
