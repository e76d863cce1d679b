/** The company as mails and share pictures name it. An address such as `localhost:3000` would tell a reader nothing. */
export const brandName = "Preforma";
