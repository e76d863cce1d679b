export { PaymentChoice, type PaymentChoiceProps } from "./payment-choice.tsx";
