import english from "@preforma/ui/messages/en.json";
import { overrideMessages } from "@preforma/ui/messages";

/** A language that the library does not have: Spanish for the components of this page, English for the rest. */
export const spanish = overrideMessages(english, {
  button: { loading: "En curso" },
  dialog: { close: "Cerrar" },
  field: { optional: "opcional", error: "Error:" },
  form: {
    check: "Corrija los campos siguientes.",
    notSent: "No se ha podido enviar. No se ha perdido nada; inténtelo de nuevo.",
    sending: "Enviando…",
  },
  "mobile-sidebar": { title: "Menú", close: "Cerrar el menú" },
  "phone-field": {
    country: "Prefijo",
    named: "Prefijo: {country}",
    choose: "Elija un país",
    search: "Nombre o prefijo del país",
    none: "No hay ningún país así. Escriba parte del nombre o el prefijo, por ejemplo +49.",
    whole: "Escriba el número con el prefijo del país, por ejemplo +34 612 34 56 78.",
  },
  "product-card": {
    minimumOrder: { one: "Desde {count} unidad", other: "Desde {count} unidades" },
    variants: { one: "{count} opción", other: "{count} opciones" },
    foodContact: "Apto para alimentos",
    priceOnRequest: "Precio a consultar",
    perPiece: "unidad",
  },
  "search-form": {
    label: "Buscar productos",
    placeholder: "Botella, tapón, 28/410, 500 ml",
    submit: "Buscar",
    title: "Búsqueda de productos",
    close: "Cerrar la búsqueda",
  },
  "site-header": { home: "Página de inicio de {name}", mainNavigation: "Principal" },
});
