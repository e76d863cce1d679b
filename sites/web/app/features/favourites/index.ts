export { FavouriteHeart } from "./favourite-heart.tsx";
