/** The height that a fixed header covers: sticky elements stay below it. Not set without a fixed header. */
export const stickyTop = "--pf-sticky-top";
