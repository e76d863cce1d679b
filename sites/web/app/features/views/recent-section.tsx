import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { useEffect, useRef, useState } from "react";

const RecentRow = lazyPart(() => import("./recent-row.tsx"));

/** How far below the window the row is fetched, px. */
const nearness = 400;

/** The products looked at last, kept in this browser alone; fetched when somebody comes near. */
export function RecentSection({ except }: { except: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${nearness}px`,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near && <RecentRow key={except} except={except} />}</div>;
}
