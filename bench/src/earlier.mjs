/* Preloaded into a program, it sets the clock back some months. */
const months = Number(process.env.HORAE_BENCH_MONTHS);
const now = new Date();
const offset = now.getTime() - new Date(now).setMonth(now.getMonth() - months, 1);

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Date.now()] : parts));
  }

  static now() {
    return super.now() - offset;
  }
};
