import { keyframes } from "@vanilla-extract/css";
import { media, siteStyle, siteStyleVariants, vars } from "@preforma/ui/theme";

const run = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.92)" } });

const base = siteStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.stack.toast,
  blockSize: "3px",
  backgroundColor: vars.color.brand.solid,
  transformOrigin: "left",
  pointerEvents: "none",
  selectors: { '[dir="rtl"] &': { transformOrigin: "right" } },
});

export const line = siteStyleVariants({
  idle: [base, { opacity: 0 }],
  loading: [
    base,
    {
      "@media": {
        // Navigations under a quarter of a second show no line.
        [media.motion]: { animation: `${run} 8s cubic-bezier(0.1, 0.7, 0.1, 1) 250ms both` },
      },
    },
  ],
});
