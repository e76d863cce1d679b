/** What section 5 says about a form that cannot be sent as it is. */
export const formMessages = {
  tr: {
    FORM_INCOMPLETE: "Lütfen tüm alanları doldurun!",
    PRODUCT_ID_MISSING: "Ürün ID Bulunamadı!",
    RATING_MISSING: "Lütfen bir puan seçin!",
    PHONE_INVALID: "Lütfen geçerli bir telefon numarası giriniz",
  },
  en: {
    FORM_INCOMPLETE: "Please fill in all fields.",
    PRODUCT_ID_MISSING: "The product ID was not found.",
    RATING_MISSING: "Please choose a rating.",
    PHONE_INVALID: "Please enter a valid phone number",
  },
  ru: {
    FORM_INCOMPLETE: "Пожалуйста, заполните все поля.",
    PRODUCT_ID_MISSING: "Идентификатор товара не найден.",
    RATING_MISSING: "Пожалуйста, поставьте оценку.",
    PHONE_INVALID: "Пожалуйста, введите правильный номер телефона",
  },
  fr: {
    FORM_INCOMPLETE: "Veuillez remplir tous les champs.",
    PRODUCT_ID_MISSING: "L’identifiant du produit est introuvable.",
    RATING_MISSING: "Veuillez choisir une note.",
    PHONE_INVALID: "Veuillez saisir un numéro de téléphone valide",
  },
  ar: {
    FORM_INCOMPLETE: "يُرجى ملء جميع الحقول.",
    PRODUCT_ID_MISSING: "لم يُعثر على معرّف المنتج.",
    RATING_MISSING: "يُرجى اختيار تقييم.",
    PHONE_INVALID: "يُرجى إدخال رقم هاتف صالح",
  },
  de: {
    FORM_INCOMPLETE: "Bitte füllen Sie alle Felder aus.",
    PRODUCT_ID_MISSING: "Die Produkt-ID wurde nicht gefunden.",
    RATING_MISSING: "Bitte wählen Sie eine Bewertung.",
    PHONE_INVALID: "Bitte geben Sie eine gültige Telefonnummer ein",
  },
} as const;
