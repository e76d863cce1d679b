export { OrderCard, type OrderCardProps } from "./order-card.tsx";
export { OrderStateBadge, type OrderStateBadgeProps } from "./order-state-badge.tsx";
