import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether a visitor has come near an element: then it is time to fetch what it shows.
 *
 * @param distance How far below the window counts as near, px.
 */
export function useNear<Place extends Element>(
  distance: number,
): { place: RefObject<Place | null>; isNear: boolean } {
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${distance}px`,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [distance]);
  return { place, isNear };
}
