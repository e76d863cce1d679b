// Volumes run from 2 ml to 220 litres: on a straight scale the first tenth of a millimetre would hold
// every bottle. The slider therefore moves in equal ratios.

/** Steps of the slider from end to end. */
export const sliderSteps = 200;

/** Two leading digits are as fine as a thumb can choose. */
function roundToTwoDigits(value: number): number {
  if (value <= 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** The slider's position, 0 to `sliderSteps`, of a value between the positive bounds. */
export function toPosition(value: number, min: number, max: number): number {
  if (max <= min) return 0;
  const clamped = Math.min(max, Math.max(min, value));
  return Math.round((Math.log(clamped / min) / Math.log(max / min)) * sliderSteps);
}

/** The value at a slider position, rounded to two leading digits; the ends are exact. */
export function fromPosition(position: number, min: number, max: number): number {
  if (position <= 0) return min;
  if (position >= sliderSteps) return max;
  const value = roundToTwoDigits(min * (max / min) ** (position / sliderSteps));
  return Math.min(max, Math.max(min, Number(value.toPrecision(3))));
}
