export { CheckoutSteps, type CheckoutStep, type CheckoutStepsProps } from "./checkout-steps.tsx";
