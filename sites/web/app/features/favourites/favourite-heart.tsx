import { FavouriteButton } from "@preforma/ui/favourite-button";
import { useFavourite } from "./use-favourites.ts";

/** The heart of a product on public pages: the browser derives its state from the session. */
export function FavouriteHeart({ id, title, showLabel }: { id: number; title: string; showLabel?: boolean }) {
  const { favourite, action, change } = useFavourite(id);
  return (
    <FavouriteButton
      title={title}
      favourite={favourite}
      action={action}
      send={change}
      {...(showLabel === undefined ? {} : { showLabel })}
    />
  );
}
