import type { MessageTable } from "../message.ts";

/** Texts of the address form. */
export const addressFormMessages: MessageTable<
  | "type"
  | "bireysel"
  | "kurumsal"
  | "title"
  | "titleHint"
  | "country"
  | "city"
  | "district"
  | "neighborhood"
  | "street"
  | "detail"
  | "detailHint"
  | "postalCode"
  | "streetAndNumber"
  | "addition"
  | "area"
  | "state"
  | "region"
  | "emirate"
  | "town"
  | "zipCode"
  | "isDefault"
  | "add"
  | "save"
  | "districtCleared"
  | "neighborhoodCleared"
  | "putBack"
> = {
  tr: {
    type: "Adres türü",
    bireysel: "Bireysel",
    kurumsal: "Kurumsal",
    title: "Adres adı",
    titleHint: "Listede bu adla görünür, örneğin Depo.",
    country: "Ülke",
    city: "İl",
    district: "İlçe",
    neighborhood: "Mahalle",
    street: "Cadde veya sokak",
    detail: "Bina, kat ve kapı",
    detailHint: "Kuryenin sizi bulmasına yarayacak her şey.",
    postalCode: "Posta kodu",
    streetAndNumber: "Sokak ve numara",
    addition: "Daire, kat veya şirket",
    area: "Semt",
    state: "Eyalet",
    region: "Bölge",
    emirate: "Emirlik",
    town: "Şehir",
    zipCode: "ZIP kodu",
    isDefault: "Varsayılan adresim olsun",
    add: "Adresi ekle",
    save: "Adresi kaydet",
    districtCleared: "“{name}” {above} iline bağlı olmadığı için ilçe alanı boşaltıldı.",
    neighborhoodCleared: "“{name}” {above} ilçesinde bulunmadığı için mahalle alanı boşaltıldı.",
    putBack: "Geri al",
  },
  en: {
    type: "Type of address",
    bireysel: "Private",
    kurumsal: "Business",
    title: "Name of this address",
    titleHint: "How it appears in your list, such as Warehouse.",
    country: "Country",
    city: "City or province",
    district: "District",
    neighborhood: "Neighbourhood",
    street: "Street",
    detail: "Building, floor and door",
    detailHint: "Anything that helps the courier find you.",
    postalCode: "Postcode",
    streetAndNumber: "Street and number",
    addition: "Apartment, floor or company",
    area: "Area",
    state: "State",
    region: "State, province or region",
    emirate: "Emirate",
    town: "Town or city",
    zipCode: "ZIP code",
    isDefault: "Make this my default address",
    add: "Add address",
    save: "Save address",
    districtCleared: "“{name}” is not in {above}, so the district has been cleared.",
    neighborhoodCleared: "“{name}” is not in {above}, so the neighbourhood has been cleared.",
    putBack: "Undo",
  },
  ru: {
    type: "Тип адреса",
    bireysel: "Частное лицо",
    kurumsal: "Компания",
    title: "Название адреса",
    titleHint: "Так он будет подписан в списке, например «Склад».",
    country: "Страна",
    city: "Город или область",
    district: "Район",
    neighborhood: "Микрорайон",
    street: "Улица",
    detail: "Дом, этаж и квартира",
    detailHint: "Всё, что поможет курьеру вас найти.",
    postalCode: "Индекс",
    streetAndNumber: "Улица и дом",
    addition: "Квартира, этаж или компания",
    area: "Квартал",
    state: "Штат",
    region: "Область или регион",
    emirate: "Эмират",
    town: "Город",
    zipCode: "ZIP-код",
    isDefault: "Сделать адресом по умолчанию",
    add: "Добавить адрес",
    save: "Сохранить адрес",
    districtCleared: "Район «{name}» не относится к провинции {above}, поэтому поле очищено.",
    neighborhoodCleared: "Микрорайон «{name}» не относится к району {above}, поэтому поле очищено.",
    putBack: "Вернуть",
  },
  fr: {
    type: "Type d’adresse",
    bireysel: "Particulier",
    kurumsal: "Entreprise",
    title: "Nom de l’adresse",
    titleHint: "Tel qu’il apparaîtra dans votre liste, par exemple Entrepôt.",
    country: "Pays",
    city: "Ville ou province",
    district: "District",
    neighborhood: "Quartier",
    street: "Rue",
    detail: "Bâtiment, étage et porte",
    detailHint: "Tout ce qui aide le livreur à vous trouver.",
    postalCode: "Code postal",
    streetAndNumber: "Numéro et rue",
    addition: "Appartement, étage ou société",
    area: "Quartier",
    state: "État",
    region: "État, province ou région",
    emirate: "Émirat",
    town: "Ville",
    zipCode: "Code ZIP",
    isDefault: "En faire mon adresse par défaut",
    add: "Ajouter l’adresse",
    save: "Enregistrer l’adresse",
    districtCleared:
      "«\u00a0{name}\u00a0» n’appartient pas à la province choisie ({above})\u00a0: le district a été effacé.",
    neighborhoodCleared:
      "«\u00a0{name}\u00a0» ne fait pas partie du district choisi ({above})\u00a0: le quartier a été effacé.",
    putBack: "Annuler",
  },
  ar: {
    type: "نوع العنوان",
    bireysel: "فردي",
    kurumsal: "شركة",
    title: "اسم العنوان",
    titleHint: "يظهر في قائمتك بهذا الاسم، مثل «المستودع».",
    country: "البلد",
    city: "المدينة أو المحافظة",
    district: "المنطقة",
    neighborhood: "الحي",
    street: "الشارع",
    detail: "المبنى والطابق ورقم الباب",
    detailHint: "كل ما يساعد مندوب التوصيل على الوصول إليك.",
    postalCode: "الرمز البريدي",
    streetAndNumber: "الشارع ورقم المبنى",
    addition: "الشقة أو الطابق أو الشركة",
    area: "الحي",
    state: "الولاية",
    region: "المنطقة أو المحافظة",
    emirate: "الإمارة",
    town: "المدينة",
    zipCode: "الرمز البريدي (ZIP)",
    isDefault: "اجعله عنواني الافتراضي",
    add: "إضافة العنوان",
    save: "حفظ العنوان",
    districtCleared: "لا تتبع «\u2068{name}\u2069» محافظة \u2068{above}\u2069، لذا أُفرغ حقل المنطقة.",
    neighborhoodCleared: "لا يقع «\u2068{name}\u2069» في منطقة \u2068{above}\u2069، لذا أُفرغ حقل الحي.",
    putBack: "تراجع",
  },
  de: {
    type: "Art der Adresse",
    bireysel: "Privat",
    kurumsal: "Geschäftlich",
    title: "Name der Adresse",
    titleHint: "So erscheint sie in Ihrer Liste, zum Beispiel Lager.",
    country: "Land",
    city: "Stadt oder Provinz",
    district: "Bezirk",
    neighborhood: "Ortsteil",
    street: "Straße",
    detail: "Gebäude, Etage und Tür",
    detailHint: "Alles, was dem Kurier hilft, Sie zu finden.",
    postalCode: "Postleitzahl",
    streetAndNumber: "Straße und Hausnummer",
    addition: "Wohnung, Etage oder Firma",
    area: "Viertel",
    state: "Bundesstaat",
    region: "Bundesland oder Region",
    emirate: "Emirat",
    town: "Ort",
    zipCode: "ZIP-Code",
    isDefault: "Als Standardadresse verwenden",
    add: "Adresse hinzufügen",
    save: "Adresse speichern",
    districtCleared: "„{name}“ liegt nicht in {above}, deshalb wurde das Feld für den Bezirk geleert.",
    neighborhoodCleared: "„{name}“ liegt nicht in {above}, deshalb wurde das Feld für den Ortsteil geleert.",
    putBack: "Rückgängig",
  },
};
