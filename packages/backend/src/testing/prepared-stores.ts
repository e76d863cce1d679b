import { openDatabase } from "../database/index.ts";
import { preparedStores, storeKinds } from "./stores.ts";

/**
 * Migrates one store of each kind before all tests, to copy the others from: that takes a fraction of running the
 * migrations for every test.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const stores = await Promise.all(storeKinds.map(({ createEmpty }) => createEmpty()));
  for (const store of stores) {
    await (await openDatabase(store)).close();
    if (store.databaseUrl)
      process.env[preparedStores.postgres] = new URL(store.databaseUrl).pathname.slice(1);
    else process.env[preparedStores.sqlite] = store.dataDir;
  }
  return async () => {
    for (const store of stores) await store.dispose();
  };
}
