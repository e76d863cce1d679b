export { Ticker, type TickerItem, type TickerProps } from "./ticker.tsx";
