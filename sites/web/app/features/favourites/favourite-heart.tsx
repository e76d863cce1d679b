import { FavouriteButton } from "@preforma/ui/favourite-button";
import { useFavourite } from "./use-favourites.ts";

/** The heart of a product on pages that are the same for everyone: its state comes from the session in the browser. */
export function FavouriteHeart({ id, title, labelled }: { id: number; title: string; labelled?: boolean }) {
  const { favourite, action, change } = useFavourite(id);
  return (
    <FavouriteButton
      title={title}
      favourite={favourite}
      action={action}
      send={change}
      {...(labelled === undefined ? {} : { labelled })}
    />
  );
}
