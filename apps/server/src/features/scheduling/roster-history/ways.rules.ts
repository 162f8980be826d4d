import { importsContract } from '@horae/contract/people/imports.contract';
import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { planningContract } from '@horae/contract/scheduling/planning.contract';
import { rosterApprovalContract } from '@horae/contract/scheduling/roster-approval.contract';
import type { RosterWay } from '@horae/contract/scheduling/roster-history.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';

/** The way of a change by the path of its call; any other is stored as null. */
export const wayOfCall: Record<string, RosterWay> = {
  [planningContract.publish.path]: 'published',
  [planningContract.change.path]: 'published',
  [planningContract.undo.path]: 'published',
  [planningContract.grantLeave.path]: 'published',
  [rosterApprovalContract.approve.path]: 'published',
  [shiftsContract.save.path]: 'saved',
  [shiftsContract.remove.path]: 'saved',
  [rosterImportContract.run.path]: 'import',
  [importsContract.undo.path]: 'undo',
  [personActionsContract.leave.path]: 'employment',
  [personActionsContract.takeBackHiring.path]: 'employment',
};
