import type { ArticleType } from "@preforma/domain/vocabulary";

const words = (text: string): readonly string[] => text.split(", ");

/**
 * What stock lists call an article beside the vocabulary's own words: short forms, plurals and the
 * misspellings that lists of several makers have in common.
 */
export const listWords: Readonly<Partial<Record<ArticleType, readonly string[]>>> = {
  bottle: words(
    "bottles, botle, botles, bottel, bottels, bottal, bottles, botttle, bottl, botl, boottle, battle, btls, bott, sise, siseler, sisesi, sis, бутыль, бутылки, бут, bouteilles, flacons, flaschen, fl, قنينة, عبوات, قوارير, زجاجات",
  ),
  flacon: words("flakonu, vials, viyal, флаконы, флак, flakons, ampul"),
  jar: words(
    "jars, jarr, jaar, kavanoz, kavanoza, kavanozu, kavanos, kvnz, kavonoz, pot, pots, krem kabi, krem kutusu, банки, баночка, tiegel, dosen, glastiegel, bocaux, برطمانات, مرطبانات",
  ),
  jerrycan: words(
    "bidon, jerrycans, jerricans, jerican, jerycan, jery can, gerry can, canisters, kanister, канистры, جركنات",
  ),
  drum: words("drums, fici, varili, fass, бочки"),
  bucket: words("buckets, pails, kovasi, kovalar, ведра, eimer, seaux"),
  tube: words("tubes, tup, tuplar, лам туба, tuben, أنابيب"),
  tray: words("trays, tabak, tepsiler, barquettes, schalen"),
  can: words("cans, tins, aluminium can, aluminum can, alu can, metal kutu, aerosol kutu, aerosol tube"),
  preform: words("preforms, pre form, prefom, perform pet, preformu"),
  screw_cap: words(
    "cap, caps, capp, kapak, kapaklar, kapagi, kapakli, kapaq, kapk, lid, lids, closure, closures, closer, stopper cap, deckel, verschluss, verschlusse, kappe, couvercle, bouchons, capsule, capsules, крышки, крышечка, أغطية, غطاء",
  ),
  flip_top: words("fliptop cap, flip cap, flip topp, filiptop, flip kapak, fliptob, fliptap"),
  disc_top: words("disc cap, disk cap, disctop cap, disk top cap, disk kapak"),
  overcap: words("overcaps, dust caps, ust kapak, anti dust cap"),
  jar_lid: words("jar caps, jar lids, kavanoz kapagi, kavanoz kapaklari"),
  plug: words(
    "plugs, stopper, stoppers, inner plug, inner cap, inner lid, ic tapa, ic kapak, tapasi, wad, wads, orifice reducer, reducer, пробки, bouchon interieur",
  ),
  roll_on: words("rollon, roll on, roller, rolon, rollon ball, roll ball, bilye"),
  dropper: words(
    "droppers, droper, dropers, droppper, dropper cap, pipettes, pipetler, damlalik, damlaliklar, damlalikli, tropfer",
  ),
  mist_sprayer: words(
    "spray, sprays, spray head, sprayer head, sprayers, spry, spray pumps, sprey, spreyi, spreyli, atomiser, atomizer, mist spray, fine mist, perfume pump, parfum pompa, bakulit, распылители, pulverisateur, بخاخات",
  ),
  lotion_pump: words(
    "pump, pumps, pumb, pompa, pompasi, pompalar, pompe, pumpe, помпа, помпы, dispenser, dispensers, lotion pumps, losyon pompa, cream pump, soap pump, مضخة, مضخات",
  ),
  foam_pump: words("foam pumps, foam dispenser, kopuk pompa, kopurtucu"),
  trigger_sprayer: words(
    "triggers, trigger spray, trigger sprayers, triger, tigger, tetikli, tetikli spreyler",
  ),
  bucket_lid: words("bucket lids, kova kapagi"),
  collar: words("collars, coller, colar, kolar, collor, bilezigi, yaka, кольцо, طوق, collier"),
  ferrule: words("ferrules, ferule, ferules, ferrul, ferral, ferrel, ferul, crimp ring, krimp halka"),
  base: words(
    "tin bottom, tin bottoms, tin base, can bottom, can end, can ends, tin end, teneke dip, kutu dibi",
  ),
};

/** Words of several types, or of none when they are in a list. */
export const tooBroad: ReadonlySet<string> = new Set([
  ...words("tabak, bille, pipette, cap, bidon, spray, gallon, rollon, roll on, collerette"),
  "غالون",
]);

/** Articles of a stock list that are no packaging of ours: nothing is inferred of them. */
export const otherGoods: readonly string[] = words(
  "carton, cartons, box, boxes, label, labels, sticker, stickers, sleeve, shrink, film, foil, tape, bag, bags, pouch, pallet, divider, tray liner, brochure, catalogue, mould, mold, spare, spares, motor, screw, bolt, nut, bearing, oil seal, gasket, freight, service, services, discount, granule, granules, masterbatch, resin, regrind, scrap, koli, kutu, etiket, poset, bant, palet, kalip, nakliye, hizmet, hammadde, коробка, этикетка, пленка, паллета, karton, etikett, folie, palette, boite, etiquette, film etirable, كرتون, ملصق",
);
