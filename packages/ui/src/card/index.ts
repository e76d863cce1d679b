export { Card, stretchedLink, type CardProps } from "./card.tsx";
