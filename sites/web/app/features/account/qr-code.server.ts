import { encode } from "uqr";

/** A QR code as one SVG path, one unit per module, with the quiet zone that readers need around it. */
export interface QrCode {
  /** Modules per side. */
  size: number;
  path: string;
}

/** Makes the QR code of a text. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 4 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}
