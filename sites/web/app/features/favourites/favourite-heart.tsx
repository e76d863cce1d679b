import { FavouriteButton } from "@preforma/ui/favourite-button";
import { useFavourites } from "./use-favourites.ts";

/** The heart of a product on pages that are the same for everybody: what it shows comes from the session in the browser. */
export function FavouriteHeart({ id, title, labelled }: { id: number; title: string; labelled?: boolean }) {
  const { ids, action, change } = useFavourites();
  return (
    <FavouriteButton
      title={title}
      favourite={ids.includes(id)}
      action={action}
      fields={{ product_id: String(id) }}
      send={(wanted) => change(id, wanted)}
      {...(labelled === undefined ? {} : { labelled })}
    />
  );
}
