import type { Locator } from "playwright";

/** How much redder than green a canvas is, on the whole. */
export const redness = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    // Of a copy: read again and again, a canvas for drawing is complained of on the console.
    const copy = new OffscreenCanvas(element.width, element.height).getContext("2d", {
      willReadFrequently: true,
    })!;
    copy.drawImage(element, 0, 0);
    const { data } = copy.getImageData(0, 0, element.width, element.height);
    let sum = 0;
    for (let place = 0; place < data.length; place += 4)
      sum += Math.max(0, (data[place] ?? 0) - (data[place + 1] ?? 0) - 40);
    return sum / (data.length / 4);
  });
