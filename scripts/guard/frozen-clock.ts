// Imported before anything else by the processes of a recording: freezes their clock, so that the demonstration's dates
// do not move between recordings.
const moment = Date.parse("2026-11-24T09:00:00Z");
const RealDate = globalThis.Date;

class FrozenDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(moment);
    else super(...(given as [number]));
  }
  static override now(): number {
    return moment;
  }
}

globalThis.Date = FrozenDate as DateConstructor;
