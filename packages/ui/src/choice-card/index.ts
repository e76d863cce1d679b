export { ChoiceCard, ChoiceCards, type ChoiceCardProps, type ChoiceCardsProps } from "./choice-card.tsx";
