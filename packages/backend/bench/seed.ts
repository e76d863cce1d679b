// Fills a data folder with a generated catalogue and ends: `node seed.ts <products> <folder>`. A site started on it
// with SEED=none serves that catalogue.
import { pino } from "pino";
import { assembleBackend } from "../src/backend.ts";
import { generatedSeed, studio } from "./generated-backend.ts";

const [size, dataDir] = [Number(process.argv[2]), process.argv[3] ?? ""];
const backend = await assembleBackend({
  dataDir,
  publicOrigin: "http://127.0.0.1",
  logger: pino({ level: "warn" }),
  studio,
  ral: [],
  warmPictures: false,
  seed: generatedSeed(size),
});
await backend.close();
