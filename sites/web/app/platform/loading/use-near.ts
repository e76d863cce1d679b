import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether an element is near the viewport, so that its content should be fetched.
 *
 * @param distance Distance below the viewport that counts as near, px.
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
