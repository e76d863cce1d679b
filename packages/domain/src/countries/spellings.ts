/**
 * Countries' own names where they are neither English nor in a language of the product; the first is shown, all are
 * searchable.
 */
const local =
  "AF:افغانستان;AL:Shqipëri;AM:Հայաստան;AS:Amerika Sāmoa;AX:Åland|Ahvenanmaa;AZ:Azərbaycan;" +
  "BA:Bosna i Hercegovina;BD:বাংলাদেশ;BE:België;BG:България;BI:Uburundi;BQ:Caribisch Nederland;" +
  "BR:Brasil;BT:འབྲུག;BV:Bouvetøya;CF:Ködörösêse tî Bêafrîka;CN:中国|中國;CV:Cabo Verde;CW:Kòrsou;" +
  "CY:Κύπρος;CZ:Česko;DK:Danmark;DO:República Dominicana;EE:Eesti;ER:ኤርትራ;ES:España;ET:ኢትዮጵያ;" +
  "FI:Suomi;FO:Føroyar;GE:საქართველო;GH:Gaana;GL:Kalaallit Nunaat;GQ:Guinea Ecuatorial;" +
  "GR:Ελλάδα|Hellas;GW:Guiné-Bissau;HK:香港;HR:Hrvatska;HT:Ayiti;HU:Magyarország;IL:ישראל;" +
  "IN:भारत|Bharat;IR:ایران;IS:Ísland;IT:Italia;JP:日本|Nippon;KG:Кыргызстан;KH:កម្ពុជា;KP:조선;" +
  "KR:대한민국|한국;KZ:Қазақстан;LA:ລາວ;LK:ශ්‍රී ලංකාව|இலங்கை;LT:Lietuva;LV:Latvija;" +
  "ME:Crna Gora|Црна Гора;MG:Madagasikara;MK:Северна Македонија;MM:မြန်မာ;MN:Монгол;MO:澳門;" +
  "MV:ދިވެހިރާއްޖެ;MX:México;MZ:Moçambique;NA:Namibië;NE:Nijar;NL:Nederland;NO:Norge;NP:नेपाल;" +
  "PA:Panamá;PE:Perú;PG:Papua Niugini;PH:Pilipinas;PK:پاکستان;PL:Polska;PW:Belau;PY:Paraguái;" +
  "RO:România;RS:Srbija|Србија;SE:Sverige;SI:Slovenija;SJ:Svalbard og Jan Mayen;SK:Slovensko;" +
  "SN:Senegaal;SO:Soomaaliya;ST:São Tomé e Príncipe;TH:ไทย;TJ:Тоҷикистон;TM:Türkmenistan;" +
  "TW:台灣|臺灣;UA:Україна;UZ:Oʻzbekiston|Ўзбекистон;VA:Città del Vaticano;VN:Việt Nam;WS:Sāmoa;" +
  "XK:Kosova|Косово";

/** Other search terms for countries: initials, former names, names in a second language. */
const others =
  "AE:BAE|UAE|Emirates|Emirlikler|Dubai|Abu Dhabi;BA:Bosna;BE:Belgique;BY:Белоруссия|Beyaz Rusya|White Russia;" +
  "CD:Zaire|DR Congo|Kongo Demokratik Cumhuriyeti;CG:Kongo Cumhuriyeti;CH:Svizzera|Svizra|Suisse;" +
  "CI:Ivory Coast|Fildişi Sahili|Elfenbeinküste|Берег Слоновой Кости;CN:PRC|ÇHC;CV:Cape Verde;" +
  "CZ:Czech Republic|Çek Cumhuriyeti|Tschechische Republik|République tchèque;DE:Almanya;" +
  "FK:Islas Malvinas;GB:UK|Great Britain|England|Scotland|Wales|İngiltere|Büyük Britanya|İskoçya|Galler|Англия|" +
  "Шотландия|Angleterre|Grande-Bretagne|Großbritannien|إنجلترا|بريطانيا;GR:Yunanistan;HK:Hong Kong SAR|Xianggang;" +
  "IE:Éire;IN:Hindistan;IQ:عێراق;KP:DPRK;KR:Korea|Republic of Korea|Kore;LU:Lëtzebuerg;MA:ⵍⵎⵖⵔⵉⴱ;" +
  "MK:Macedonia|Makedonya|Македония;MM:Burma|Birmanya|Birmanie|Birma;MO:Macau;NL:Holland|Hollanda|Hollande|Голландия;" +
  "NZ:Aotearoa;PS:Palestine|Filistin Bölgeleri|Palestinian Territories;RU:Russian Federation|РФ|Rusya Federasyonu;" +
  "SA:KSA|Suudi Arabistan Krallığı|السعودية;SG:新加坡;SY:Syrian Arab Republic;SZ:Swaziland|Svaziland;TL:East Timor|Doğu Timor;" +
  "TR:Turkey|Turkei|Turkiye Cumhuriyeti;TW:Formosa;US:US|USA|ABD|America|Amerika|EE. UU.|США|Америка|Amérique|أمريكا;" +
  "VA:Holy See|Vatican;VN:Vietnam;ZA:Suid-Afrika|RSA";

const read = (table: string): Map<string, readonly string[]> =>
  new Map(table.split(";").map((entry) => [entry.slice(0, 2), entry.slice(3).split("|")]));

/** Names of a country in its own languages, where they are not derived; by ISO code. */
export const localNames: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ read(local);

/** Additional search terms for a country; by ISO code. */
export const otherNames: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ read(others);
