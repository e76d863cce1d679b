/**
 * Numbering plans of the world: ISO 3166-1 code, dial codes, `t` where national numbers are written with a trunk 0 that
 * is dropped after the dial code, and after a colon the openings that identify a country among those that share its
 * dial code (`-`: none do).
 *
 * Sources: ITU-T E.164 (list of assigned codes) and the national plans published with it; area codes of
 * Canada: Canadian Numbering Administrator. Bouvet and Heard islands, the French Southern Territories and
 * the outlying islands of the United States have no telephones and so are not here.
 */
const table =
  "AD376 AE971t AF93t AG1268 AI1264 AL355t AM374t AO244 AQ672:1 AR54t AS1684 AT43t AU61t AW297 AX358t:18 " +
  "AZ994t BA387t BB1246 BD880t BE32t BF226 BG359t BH973 BI257 BJ229 BL590t:- BM1441 BN673 BO591t " +
  "BQ599:3,4,7 BR55t BS1242 BT975 BW267 BY375 BZ501 " +
  "CA1:204,226,236,249,250,257,263,273,289,306,343,354,365,367,368,382,403,416,418,428,431,437,438,450," +
  "468,474,506,514,519,548,579,581,584,587,600,604,613,622,633,639,647,672,683,705,709,742,753,778,780,782,807," +
  "819,825,867,873,879,902,905,942 " +
  "CC61t:89162 CD243t CF236 CG242 CH41t CI225 CK682 CL56 CM237 CN86t CO57t CR506 CU53t CV238 CW599 " +
  "CX61t:89164 CY357 CZ420 DE49t DJ253 DK45 DM1767 DO1809,1829,1849 DZ213t EC593t EE372 EG20t " +
  "EH212t:5288,5289 ER291t ES34 ET251t FI358t FJ679 FK500 FM691 FO298 FR33t GA241t GB44t GD1473 GE995t " +
  "GF594t GG44t:1481,7781,7839 GH233t GI350 GL299 GM220 GN224 GP590t GQ240 GR30 GS500:- GT502 GU1671 " +
  "GW245 GY592 HK852 HN504 HR385t HT509 HU36 ID62t IE353t IL972t IM44t:1624,7524,7624,7924 IN91t IO246 " +
  "IQ964t IR98t IS354 IT39 JE44t:1534,7509,7700,7797,7829,7937 JM1876,1658 JO962t JP81t KE254t KG996t " +
  "KH855t KI686t KM269 KN1869 KP850t KR82t KW965 KY1345 KZ7:6,7 LA856t LB961t LC1758 LI423t LK94t LR231t " +
  "LS266 LT370t LU352 LV371 LY218t MA212t MC377t MD373t ME382t MF590t:- MG261t MH692 MK389t ML223 MM95t " +
  "MN976t MO853 MP1670 MQ596t MR222 MS1664 MT356 MU230 MV960 MW265t MX52 MY60t MZ258 NA264t NC687 NE227 " +
  "NF672 NG234t NI505 NL31t NO47 NP977t NR674 NU683 NZ64t OM968 PA507 PE51t PF689 PG675 PH63t PK92t " +
  "PL48 PM508t PN64t:- PR1787,1939 PS970t PT351 PW680 PY595t QA974 RE262t RO40t RS381t RU7 RW250t SA966t " +
  "SB677 SC248 SD249t SE46t SG65 SH290,247 SI386t SJ47:79 SK421t SL232t SM378 SN221 SO252t SR597 SS211t " +
  "ST239 SV503 SX1721 SY963t SZ268 TC1649 TD235 TG228 TH66t TJ992 TK690 TL670 TM993 TN216 TO676 TR90t " +
  "TT1868 TV688 TW886t TZ255t UA380t UG256t US1 UY598t UZ998 VA39:06698 VC1784 VE58t VG1284 VI1340 VN84t " +
  "VU678 WF681 WS685 XK383t YE967t YT262t:269,639 ZA27t ZM260t ZW263t";

/** Trunk prefixes other than 0, which are dropped after the dial code, with the total number of digits. */
const otherTrunks: Readonly<Record<string, readonly [prefix: string, length: number]>> = {
  BY: ["80", 11],
  CA: ["1", 11],
  KZ: ["8", 11],
  LT: ["8", 9],
  RU: ["8", 11],
  TM: ["8", 9],
  US: ["1", 11],
};

/** The structure of a country's telephone numbers. Dial codes are digits without `+`. */
export interface NumberingPlan {
  country: string;
  /** The first is the default. Those of the Caribbean include their area code: `1242`. */
  dialCodes: readonly string[];
  hasTrunkZero: boolean;
  /** Openings of national numbers that identify this country among those that share its dial code. */
  openings: readonly string[];
}

/** A dial code found at the start of an international number. */
export interface DialMatch {
  country: string;
  dialCode: string;
  /** Whether other countries share the dial code and no opening identified one of them. */
  isShared: boolean;
}

const plans = new Map<string, NumberingPlan>();
const prefixes = new Map<string, DialMatch>();
let longestPrefix = 0;

/** Parsed on first use: a page with an unused phone field pays nothing. */
function read(): void {
  for (const [, country = "", codes = "", trunk, list] of table.matchAll(
    /([A-Z]{2})([\d,]+)(t?)(?::(\S+))?/g,
  )) {
    const openings = list === undefined || list === "-" ? [] : list.split(",");
    const dialCodes = codes.split(",");
    plans.set(country, { country, dialCodes, hasTrunkZero: trunk === "t", openings });
    for (const dialCode of dialCodes) {
      const isMain = list === undefined;
      for (const prefix of isMain ? [dialCode] : openings.map((opening) => dialCode + opening)) {
        prefixes.set(prefix, { country, dialCode, isShared: false });
        longestPrefix = Math.max(longestPrefix, prefix.length);
      }
    }
  }
  for (const { dialCodes, openings, country } of plans.values()) {
    const main = prefixes.get(dialCodes[0] ?? "");
    if (openings.length === 0 && main && main.country !== country) main.isShared = true;
  }
}

/** Every country with telephones, by ISO 3166-1 code. */
export function numberingPlans(): ReadonlyMap<string, NumberingPlan> {
  if (plans.size === 0) read();
  return plans;
}

/** A country's plan; undefined for an unknown country or one without telephones. */
export function planOf(country: string): NumberingPlan | undefined {
  return numberingPlans().get(country);
}

/**
 * Finds the country of an international number (digits without `+`), the longest opening first: `1416…` is Canada,
 * `1242…` the Bahamas, `77…` Kazakhstan. Null when it starts with no dial code.
 */
export function matchDialCode(digits: string): DialMatch | null {
  numberingPlans();
  for (let length = Math.min(longestPrefix, digits.length); length > 0; length -= 1) {
    const match = prefixes.get(digits.slice(0, length));
    if (match) return match;
  }
  return null;
}

/**
 * A national number without its trunk prefix, which is only written inside the country. A prefix other than 0 stays
 * before a 0: no number of these countries starts with 0, and without its 8 a Russian `800…` would start with `00`, as
 * an international number does.
 */
export function withoutTrunk(digits: string, plan: NumberingPlan): string {
  // Hungary's 06 precedes any number, and no number starts with it.
  if (plan.country === "HU") return digits.replace(/^(?:06)+(?!0)/, "");
  // Lithuania has both.
  const rest = plan.hasTrunkZero && digits.startsWith("0") ? digits.slice(1) : digits;
  const [prefix = "", length] = otherTrunks[plan.country] ?? [];
  const isPrefixed = rest.length === length && rest.startsWith(prefix) && rest[prefix.length] !== "0";
  return isPrefixed ? rest.slice(prefix.length) : rest;
}
