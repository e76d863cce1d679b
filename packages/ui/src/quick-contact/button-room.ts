/** How much of the window's end the button takes with the space above it; set on the root where there is one. */
export const quickContactRoom = "--pf-quick-contact-room";
