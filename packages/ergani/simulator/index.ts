export { answer } from './answer';
export { type CurrentDay, currentDay, type Standing, type WhoAndWhen } from './current';
export { type SimulatedEmployer, sampleEmployer } from './employer';
export type { Faults } from './faults';
export type { Reply, SimulatorRequest, Step } from './reply';
export type { Simulator, SimulatorOptions } from './simulator';
export { startSimulator } from './start-simulator';
export { type AcceptedDocument, emptyState, type Session, type SimulatorState } from './state';
