/** How much of the window's start a fixed header covers: what sticks there is below it. Not set where none is fixed. */
export const stickyTop = "--pf-sticky-top";
