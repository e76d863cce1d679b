import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { JourneyPage } from "./page.tsx";

const root = document.querySelector("#root");
if (root !== null) {
  hydrateRoot(
    root,
    <StrictMode>
      <JourneyPage />
    </StrictMode>,
    { onRecoverableError: (error) => console.error("hydration", error) },
  );
}
