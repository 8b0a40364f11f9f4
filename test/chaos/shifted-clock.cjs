// Loaded into a process before all else: its clock is off by CHAOS_SHIFT_MS.
const shiftMs = Number(process.env.CHAOS_SHIFT_MS ?? 0);
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length === 0) super(Real.now() + shiftMs);
    else super(...args);
  }
  static now() {
    return Real.now() + shiftMs;
  }
};
