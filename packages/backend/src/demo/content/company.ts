/** The demonstration company as a trade register would write it. */
export const companyName = "Preforma Plastik Ambalaj Sanayi ve Ticaret A.Ş.";
