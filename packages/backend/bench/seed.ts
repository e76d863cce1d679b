// Fills a data folder with a generated catalogue and exits: `node seed.ts <products> <folder>`. A site started on it
// with SEED=none serves that catalogue.
import { generatedBackend } from "./generated-backend.ts";

const [size, dataDir] = [Number(process.argv[2]), process.argv[3] ?? ""];
const backend = await generatedBackend(size, dataDir, { warmPictures: false });
await backend.close();
