// Volumes run from 2 ml to 220 litres: on a straight scale the first tenth of a millimetre would hold
// every bottle. The slider therefore moves in equal ratios.

/** Steps of the slider from end to end. */
export const sliderSteps = 200;

/** The slider's position, 0 to `sliderSteps`, of a value between the positive bounds. */
export function toPosition(value: number, min: number, max: number): number {
  if (max <= min) return 0;
  const clamped = Math.min(max, Math.max(min, value));
  return Math.round((Math.log(clamped / min) / Math.log(max / min)) * sliderSteps);
}

/** Roundings of a number between 10 and 100, from the coarsest on. */
const roundings = [1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001];

/**
 * The value at a slider position; the ends are exact. It is as round as the position allows: a rounder one could be that
 * of a neighbouring position, and a key that moves there would do nothing.
 */
export function fromPosition(position: number, min: number, max: number): number {
  if (position <= 0) return min;
  if (position >= sliderSteps) return max;
  const exact = min * (max / min) ** (position / sliderSteps);
  const power = 10 ** (Math.floor(Math.log10(exact)) - 1);
  const rounded = roundings.map((rounding) =>
    Number((Math.round(exact / power / rounding) * rounding * power).toPrecision(6)),
  );
  return (
    rounded.find((value) => value > min && value < max && toPosition(value, min, max) === position) ?? exact
  );
}
