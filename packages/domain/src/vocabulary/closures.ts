import type { ClosureType } from "../catalogue/schema.ts";
import type { ArticleEntry } from "./articles.ts";

/** Names of caps, pumps and fitments. A bar parts the noun from what follows its adjectives. */
export const closureArticles: Readonly<Record<ClosureType, ArticleEntry>> = {
  screw_cap: {
    one: { tr: "Vidalı Kapak", en: "Screw Cap", ru: "Крышка винтовая", fr: "Bouchon à vis", ar: "غطاء لولبي", de: "Schraubverschluss" },
    many: { tr: "Vidalı Kapaklar", en: "Screw Caps", ru: "Винтовые крышки", fr: "Bouchons à vis", ar: "أغطية لولبية", de: "Schraubverschlüsse" },
    genders: { ru: "f", fr: "m", ar: "m", de: "m" },
    aliases: ["screw cap", "cap", "kapak", "vidalı", "крышка", "bouchon", "سدادة", "schraubkappe"],
  },
  flip_top: {
    one: { tr: "Flip-Top Kapak", en: "Flip-Top Cap", ru: "Крышка флип-топ", fr: "Capsule flip-top", ar: "غطاء قلاب", de: "Flip-Top-Verschluss" },
    many: { tr: "Flip-Top Kapaklar", en: "Flip-Top Caps", ru: "Крышки флип-топ", fr: "Capsules flip-top", ar: "أغطية قلابة", de: "Flip-Top-Verschlüsse" },
    genders: { ru: "f", fr: "f", ar: "m", de: "m" },
    aliases: ["fliptop", "flip top", "flip-top", "флиптоп", "فليب توب", "scharnierverschluss", "capsule charnière"],
  },
  disc_top: {
    one: { tr: "Disk-Top Kapak", en: "Disc-Top Cap", ru: "Крышка диск-топ", fr: "Capsule disc-top", ar: "غطاء ديسك توب", de: "Disc-Top-Verschluss" },
    many: { tr: "Disk-Top Kapaklar", en: "Disc-Top Caps", ru: "Крышки диск-топ", fr: "Capsules disc-top", ar: "أغطية ديسك توب", de: "Disc-Top-Verschlüsse" },
    genders: { ru: "f", fr: "f", ar: "m", de: "m" },
    aliases: ["disctop", "disc top", "disk top", "disktop", "диск топ", "press top"],
  },
  push_pull: {
    one: { tr: "Push-Pull Kapak", en: "Push-Pull Cap", ru: "Крышка пуш-пул", fr: "Bouchon push-pull", ar: "غطاء سحب ودفع", de: "Push-Pull-Verschluss" },
    many: { tr: "Push-Pull Kapaklar", en: "Push-Pull Caps", ru: "Крышки пуш-пул", fr: "Bouchons push-pull", ar: "أغطية سحب ودفع", de: "Push-Pull-Verschlüsse" },
    genders: { ru: "f", fr: "m", ar: "m", de: "m" },
    aliases: ["push pull", "pushpull", "sports cap", "suluk kapağı", "спортивная крышка", "bouchon sport"],
  },
  tamper_evident_cap: {
    one: { tr: "Emniyet Bantlı Kapak", en: "Tamper-Evident Cap", ru: "Крышка|с контрольным кольцом", fr: "Bouchon inviolable", ar: "غطاء|بحلقة أمان", de: "Originalitätsverschluss" },
    many: { tr: "Emniyet Bantlı Kapaklar", en: "Tamper-Evident Caps", ru: "Крышки с контрольным кольцом", fr: "Bouchons inviolables", ar: "أغطية بحلقة أمان", de: "Originalitätsverschlüsse" },
    genders: { ru: "f", fr: "m", ar: "m", de: "m" },
    aliases: ["tamper evident", "tamper-evident", "t/e cap", "kilitli kapak", "garanti bantlı", "emniyetli kapak", "inviolable"],
  },
  child_resistant_cap: {
    one: { tr: "Çocuk Kilitli Kapak", en: "Child-Resistant Cap", ru: "Крышка|с защитой от детей", fr: "Bouchon|sécurité enfant", ar: "غطاء|مقاوم لعبث الأطفال", de: "Kindersicherheitsverschluss" },
    many: { tr: "Çocuk Kilitli Kapaklar", en: "Child-Resistant Caps", ru: "Крышки с защитой от детей", fr: "Bouchons sécurité enfant", ar: "أغطية مقاومة لعبث الأطفال", de: "Kindersicherheitsverschlüsse" },
    genders: { ru: "f", fr: "m", ar: "m", de: "m" },
    aliases: ["child resistant", "child-resistant", "crc", "child proof", "çocuk emniyetli", "kindersicherung"],
  },
  lotion_pump: {
    one: { tr: "Losyon Pompası", en: "Lotion Pump", ru: "Помпа-дозатор", fr: "Pompe à lotion", ar: "مضخة لوشن", de: "Lotionpumpe" },
    many: { tr: "Losyon Pompaları", en: "Lotion Pumps", ru: "Помпы-дозаторы", fr: "Pompes à lotion", ar: "مضخات لوشن", de: "Lotionpumpen" },
    genders: { ru: "f", fr: "f", ar: "f", de: "f" },
    aliases: ["lotion pump", "dispenser pump", "sıvı sabun pompası", "дозатор", "pompe doseuse", "dosierpumpe", "lotionspender"],
  },
  foam_pump: {
    one: { tr: "Köpük Pompası", en: "Foam Pump", ru: "Помпа-пенообразователь", fr: "Pompe à mousse", ar: "مضخة رغوة", de: "Schaumpumpe" },
    many: { tr: "Köpük Pompaları", en: "Foam Pumps", ru: "Помпы-пенообразователи", fr: "Pompes à mousse", ar: "مضخات رغوة", de: "Schaumpumpen" },
    genders: { ru: "f", fr: "f", ar: "f", de: "f" },
    aliases: ["foam pump", "foamer", "foaming pump", "пенообразователь", "schaumspender", "pompe mousse"],
  },
  mist_sprayer: {
    one: { tr: "Sprey Pompa", en: "Fine Mist Sprayer", ru: "Распылитель кнопочный", fr: "Pompe spray", ar: "بخاخ رذاذ", de: "Feinzerstäuber" },
    many: { tr: "Sprey Pompalar", en: "Fine Mist Sprayers", ru: "Кнопочные распылители", fr: "Pompes spray", ar: "بخاخات رذاذ", de: "Feinzerstäuber" },
    genders: { ru: "m", fr: "f", ar: "m", de: "m" },
    aliases: ["mist sprayer", "spray pump", "sprayer", "sprey", "sprey başlık", "parfüm pompası", "atomizer", "спрей", "распылитель", "spray", "zerstäuber", "بخاخ"],
  },
  trigger_sprayer: {
    one: { tr: "Tetikli Sprey", en: "Trigger Sprayer", ru: "Распылитель курковый", fr: "Pistolet pulvérisateur", ar: "بخاخ|بزناد", de: "Trigger-Sprühkopf" },
    many: { tr: "Tetikli Spreyler", en: "Trigger Sprayers", ru: "Курковые распылители", fr: "Pistolets pulvérisateurs", ar: "بخاخات بزناد", de: "Trigger-Sprühköpfe" },
    genders: { ru: "m", fr: "m", ar: "m", de: "m" },
    aliases: ["trigger", "tetik", "tetikli püskürtücü", "триггер", "gâchette", "sprühpistole"],
  },
  dropper: {
    one: { tr: "Damlalık", en: "Dropper", ru: "Пипетка", fr: "Pipette compte-gouttes", ar: "قطّارة", de: "Tropfpipette" },
    many: { tr: "Damlalıklar", en: "Droppers", ru: "Пипетки", fr: "Pipettes compte-gouttes", ar: "قطّارات", de: "Tropfpipetten" },
    genders: { ru: "f", fr: "f", ar: "f", de: "f" },
    aliases: ["dropper", "droper", "damlalıklı kapak", "pipet", "пипетка", "pipette", "compte-gouttes", "قطارة"],
  },
  roll_on: {
    one: { tr: "Roll-On Aparatı", en: "Roll-On Fitment", ru: "Аппликатор роликовый", fr: "Bille roll-on", ar: "كرة رول أون", de: "Roll-on-Einsatz" },
    many: { tr: "Roll-On Aparatları", en: "Roll-On Fitments", ru: "Роликовые аппликаторы", fr: "Billes roll-on", ar: "كرات رول أون", de: "Roll-on-Einsätze" },
    genders: { ru: "m", fr: "f", ar: "f", de: "m" },
    aliases: ["rollon", "roll on", "roller ball", "роллер", "bille"],
  },
  jar_lid: {
    one: { tr: "Kavanoz Kapağı", en: "Jar Lid", ru: "Крышка|для банки", fr: "Couvercle|pour pot", ar: "غطاء برطمان", de: "Dosendeckel" },
    many: { tr: "Kavanoz Kapakları", en: "Jar Lids", ru: "Крышки для банок", fr: "Couvercles pour pots", ar: "أغطية برطمانات", de: "Dosendeckel" },
    genders: { ru: "f", fr: "m", ar: "m", de: "m" },
    aliases: ["jar cap", "jar lid", "kavanoz kapak", "couvercle", "schraubdeckel"],
  },
  bucket_lid: {
    one: { tr: "Kova Kapağı", en: "Bucket Lid", ru: "Крышка|для ведра", fr: "Couvercle|pour seau", ar: "غطاء دلو", de: "Eimerdeckel" },
    many: { tr: "Kova Kapakları", en: "Bucket Lids", ru: "Крышки для ведер", fr: "Couvercles pour seaux", ar: "أغطية دلاء", de: "Eimerdeckel" },
    genders: { ru: "f", fr: "m", ar: "m", de: "m" },
    aliases: ["pail lid", "kova kapak"],
  },
  plug: {
    one: { tr: "İç Tapa", en: "Insert Plug", ru: "Пробка внутренняя", fr: "Obturateur", ar: "سدادة داخلية", de: "Einsteckstopfen" },
    many: { tr: "İç Tapalar", en: "Insert Plugs", ru: "Внутренние пробки", fr: "Obturateurs", ar: "سدادات داخلية", de: "Einsteckstopfen" },
    genders: { ru: "f", fr: "m", ar: "f", de: "m" },
    aliases: ["plug", "inner", "tapa", "tıpa", "пробка", "réducteur", "stopfen"],
  },
  overcap: {
    one: { tr: "Üst Kapak", en: "Overcap", ru: "Колпачок защитный", fr: "Capot", ar: "غطاء خارجي", de: "Überkappe" },
    many: { tr: "Üst Kapaklar", en: "Overcaps", ru: "Защитные колпачки", fr: "Capots", ar: "أغطية خارجية", de: "Überkappen" },
    genders: { ru: "m", fr: "m", ar: "m", de: "f" },
    aliases: ["overcap", "over cap", "dust cap", "outer", "koruyucu kapak", "schutzkappe", "колпачок"],
  },
};
