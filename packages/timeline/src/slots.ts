import type { Id } from './item';

/** Assigns slots to drawn rows: a row keeps its slot while it is drawn, and a free slot is reused. */
export interface SlotAllocator {
  /** Returns the slot of each id, in the same order. Ids must be unique. */
  assign(ids: readonly Id[]): number[];
}

export function createSlotAllocator(): SlotAllocator {
  let current = new Map<Id, number>();

  function assign(ids: readonly Id[]): number[] {
    const next = new Map<Id, number>();
    const taken: boolean[] = [];
    for (const id of ids) {
      const slot = current.get(id);
      if (slot === undefined) continue;
      next.set(id, slot);
      taken[slot] = true;
    }
    let free = 0;
    const slots = ids.map((id) => {
      const kept = next.get(id);
      if (kept !== undefined) return kept;
      while (taken[free]) free++;
      taken[free] = true;
      next.set(id, free);
      return free;
    });
    current = next;
    return slots;
  }

  return { assign };
}
