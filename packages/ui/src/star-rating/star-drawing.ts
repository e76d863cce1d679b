/**
 * A star with slightly rounded points, drawn with a line as wide as 1.75 in a square of 24. Not in a module of
 * styles: otherwise components that show stars and components that ask for them would load each other's.
 */
export const starPath = "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z";
