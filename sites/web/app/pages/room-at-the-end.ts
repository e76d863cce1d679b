import { vars } from "@preforma/ui/theme";

/**
 * The space below a page's content, at least so much that its totals and last button stand above the floating button
 * when somebody has read down to where the footer begins, not under it.
 */
export const roomAtTheEnd = (usual: string): string =>
  `max(${usual}, calc(var(--pf-quick-contact-room, 0px) + ${vars.space.m}))`;
