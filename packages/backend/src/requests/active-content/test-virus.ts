/** The file by which antivirus programs are tested (EICAR), in two parts so that none takes this file for it. */
const testVirus = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

/** Whether some bytes contain the antivirus test file. */
export const holdsTestVirus = (bytes: Buffer): boolean => bytes.includes(testVirus);
