import type { ArticleType } from "@preforma/domain/vocabulary";
import type { ImageSource } from "../picture/index.ts";

/** A body in full colour, and what is set on it (`lid`) or stands out from it (`light`) in paler ones. */
interface Shape {
  readonly body?: string;
  readonly lid?: string;
  readonly light?: string;
}

const bottle = "M96 66c0-9 12-12 12-22h24c0 10 12 13 12 22v74c0 12-5 16-12 16h-24c-7 0-12-4-12-16z";

/** Outlines of articles on a ground of 240 by 180, all between 24 and 156 in height. */
const shapes = {
  bottle: { body: bottle, lid: "M106 24h28v20h-28z" },
  dropper: {
    body: "M90 96c0-9 14-10 14-20h32c0 10 14 11 14 20v46c0 10-5 14-12 14h-36c-7 0-12-4-12-14z",
    lid: "M104 56h32v18h-32zM110 54V34c0-7 4-10 10-10s10 3 10 10v20z",
    light: "M117 78h6v52l-3 7-3-7z",
  },
  rollOn: {
    body: "M98 84h44v62c0 7-4 10-9 10h-26c-5 0-9-3-9-10z",
    lid: "M98 81V56c0-20 9-32 22-32s22 12 22 32v25z",
  },
  jar: {
    body: "M82 74h76c6 3 9 7 9 13v52c0 12-6 17-15 17H88c-9 0-15-5-15-17V87c0-6 3-10 9-13z",
    lid: "M79 46c0-4 3-6 6-6h70c3 0 6 2 6 6v25H79z",
  },
  jerrycan: {
    body: "M74 70c0-12 8-22 20-22h60c8 0 14 6 14 14v80c0 9-5 14-13 14H87c-8 0-13-5-13-14zm46-8c-4 0-6 2-6 6v3c0 4 2 6 6 6h26c4 0 6-2 6-6v-3c0-4-2-6-6-6z",
    lid: "M82 26h30v20H82z",
    light: "M88 98h66v5H88zm0 16h66v5H88z",
  },
  drum: {
    body: "M78 32h84v124H78z",
    lid: "M74 24h92v12H74zm0 124h92v8H74z",
    light: "M78 72h84v6H78zm0 36h84v6H78z",
  },
  bucket: {
    body: "M76 64h88l-8 84c-1 5-4 8-9 8H93c-5 0-8-3-9-8z",
    lid: "M72 48h96v13H72zM80 46c2-14 18-22 40-22s38 8 40 22h-6c-2-10-15-16-34-16s-32 6-34 16z",
  },
  tube: {
    body: "M92 24h56l-8 106h-40z",
    lid: "M103 133h34v23h-34z",
    light: "M92 24h56l-.7 9H92.7z",
  },
  tray: {
    body: "M66 92h108l-12 40c-2 6-5 8-11 8H89c-6 0-9-2-11-8z",
    lid: "M58 80h124v9H58z",
    light: "M96 100h5l6 32h-5zm46 0h-5l-6 32h5zm-25 0h6v32h-6z",
  },
  screwCap: {
    body: "M84 66c0-6 4-10 10-10h52c6 0 10 4 10 10v58H84z",
    light: "M94 70h4v48h-4zm16 0h4v48h-4zm16 0h4v48h-4zm16 0h4v48h-4z",
  },
  tamperCap: {
    body: "M84 62c0-6 4-10 10-10h52c6 0 10 4 10 10v48H84z",
    lid: "M84 118h72v10H84zm8-8h5v8h-5zm25 0h6v8h-6zm26 0h5v8h-5z",
    light: "M94 66h4v38h-4zm16 0h4v38h-4zm16 0h4v38h-4zm16 0h4v38h-4z",
  },
  flipTop: {
    body: "M84 94h72v32c0 4-3 6-6 6H90c-3 0-6-2-6-6zM106 80h20v11h-20z",
    lid: "M137 88c4-2 8-4 10-9l22-46c2-4 5-5 9-4l8 4c4 2 5 5 3 9l-22 44c-3 6-5 9-11 9h-19z",
  },
  discTop: {
    body: "M84 72h72v50c0 5-3 8-8 8H92c-5 0-8-3-8-8z",
    lid: "M92 69l52-16c3-1 5 1 6 4l3 12z",
    light: "M94 84h4v38h-4zm16 0h4v38h-4zm16 0h4v38h-4zm16 0h4v38h-4z",
  },
  pump: {
    body: "M100 68h40c4 0 6 2 6 6v26H94V74c0-4 2-6 6-6z",
    lid: "M114 50h12v16h-12zM72 34c10-8 22-10 34-10h28c6 0 9 4 9 9v15H98c-8 0-15 2-20 8zM117 103h6v50l-3 3-3-3z",
  },
  sprayer: {
    body: "M102 92h36v22h-36zM108 62h34v28h-34z",
    lid: "M78 32h58c20 0 30 10 32 28h-70l-8-8H78zM98 64h7c0 12-4 22-12 28l-5-4c6-5 9-14 10-24zM117 117h6v36l-3 3-3-3z",
  },
  mist: {
    body: "M102 84h36v22h-36z",
    lid: "M106 46c0-3 2-5 5-5h18c3 0 5 2 5 5v35h-28zM98 50h6v6h-6zM117 109h6v44l-3 3-3-3z",
  },
  preform: {
    body: "M104 60h32v74c0 14-6 22-16 22s-16-8-16-22z",
    lid: "M107 24h26v26h-26zM98 52h44v6H98z",
    light: "M103 29h34v4h-34zm0 9h34v4h-34z",
  },
} satisfies Record<string, Shape>;

const kinds: Readonly<Partial<Record<ArticleType, keyof typeof shapes>>> = {
  dropper_bottle: "dropper",
  roll_on_bottle: "rollOn",
  jar: "jar",
  jerrycan: "jerrycan",
  drum: "drum",
  bucket: "bucket",
  tube: "tube",
  tray: "tray",
  screw_cap: "screwCap",
  flip_top: "flipTop",
  disc_top: "discTop",
  tamper_evident_cap: "tamperCap",
  lotion_pump: "pump",
  foam_pump: "pump",
  mist_sprayer: "mist",
  trigger_sprayer: "sprayer",
  preform: "preform",
};

/** An article drawn in its own hue, so that every card shows a picture without a server. */
export function articleDrawing(type: ArticleType, hue: number): ImageSource {
  const { body, lid, light }: Shape = shapes[kinds[type] ?? "bottle"];
  const part = (path: string | undefined, look: string) =>
    path === undefined ? "" : `<path ${look} d="${path}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180"><g fill="oklch(0.68 0.11 ${hue})" fill-rule="evenodd">${part(body, "")}${part(lid, 'opacity=".65"')}${part(light, 'fill="#fff" opacity=".45"')}</g></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: 240,
    height: 180,
    alt: "",
    sources: [],
  };
}
