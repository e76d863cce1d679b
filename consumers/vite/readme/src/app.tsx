import { CallForm } from "./call-form.tsx";
import { DeleteButton } from "./delete-button.tsx";
import { OrderForm } from "./order-form.tsx";
import { Page } from "./page.tsx";

/** The application that the README's `main.tsx` renders: its other examples, which the tests write into this folder. */
export function App() {
  return (
    <>
      <Page />
      <CallForm />
      <DeleteButton onDelete={() => undefined} />
      <OrderForm onOrder={() => undefined} />
    </>
  );
}
