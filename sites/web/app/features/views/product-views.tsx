import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { useNear } from "../../platform/loading/use-near.ts";

const RecentRow = lazyPart(() => import("./recent-row.tsx"));

/** How far below the window the row is fetched, px. */
const nearness = 400;

/** The products looked at last, stored in this browser only; fetched when a visitor comes near. */
export function RecentSection({ except }: { except: number }) {
  const { place, isNear } = useNear<HTMLDivElement>(nearness);
  return <div ref={place}>{isNear && <RecentRow key={except} except={except} />}</div>;
}
