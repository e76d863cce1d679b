import type { MessageTable } from "../message.ts";

/** Texts of the list of addresses. */
export const addressListMessages: MessageTable<
  | "add"
  | "edit"
  | "delete"
  | "makeDefault"
  | "none"
  | "noneDetail"
  | "ask"
  | "askDetail"
  | "keep"
  | "undo"
  | "deleted"
  | "restored"
  | "madeDefault"
  | "notDone"
> = {
  tr: {
    add: "Yeni adres ekle",
    edit: "Düzenle",
    delete: "Sil",
    makeDefault: "Varsayılan yap",
    none: "Kayıtlı adresiniz yok",
    noneDetail: "Bir adres ekleyin; siparişte yeniden yazmanız gerekmesin.",
    ask: "“{title}” silinsin mi?",
    askDetail: "Bu adresle verilmiş siparişler değişmez.",
    keep: "Vazgeç",
    undo: "Geri al",
    deleted: "“{title}” silindi.",
    restored: "“{title}” geri eklendi.",
    madeDefault: "Varsayılan adresiniz artık “{title}”.",
    notDone: "Değişiklik yapılamadı. Lütfen daha sonra tekrar deneyin.",
  },
  en: {
    add: "Add an address",
    edit: "Edit",
    delete: "Delete",
    makeDefault: "Make default",
    none: "No addresses yet",
    noneDetail: "Add one, and you need not type it again when you order.",
    ask: "Delete “{title}”?",
    askDetail: "Orders already placed with this address stay as they are.",
    keep: "Keep it",
    undo: "Undo",
    deleted: "“{title}” has been deleted.",
    restored: "“{title}” is back.",
    madeDefault: "“{title}” is now your default address.",
    notDone: "The change could not be made. Please try again later.",
  },
  ru: {
    add: "Добавить адрес",
    edit: "Изменить",
    delete: "Удалить",
    makeDefault: "Сделать основным",
    none: "Адресов пока нет",
    noneDetail: "Добавьте адрес, чтобы не вводить его при каждом заказе.",
    ask: "Удалить адрес «{title}»?",
    askDetail: "Уже оформленные на него заказы не изменятся.",
    keep: "Оставить",
    undo: "Вернуть",
    deleted: "Адрес «{title}» удалён.",
    restored: "Адрес «{title}» возвращён.",
    madeDefault: "Теперь основной адрес — «{title}».",
    notDone: "Не удалось внести изменение. Повторите попытку позже.",
  },
  fr: {
    add: "Ajouter une adresse",
    edit: "Modifier",
    delete: "Supprimer",
    makeDefault: "Utiliser par défaut",
    none: "Aucune adresse enregistrée",
    noneDetail: "Ajoutez-en une pour ne pas la ressaisir à chaque commande.",
    ask: "Supprimer «\u00a0{title}\u00a0»\u00a0?",
    askDetail: "Les commandes déjà passées avec cette adresse ne changent pas.",
    keep: "Conserver",
    undo: "Annuler",
    deleted: "«\u00a0{title}\u00a0» a été supprimée.",
    restored: "«\u00a0{title}\u00a0» est de retour.",
    madeDefault: "«\u00a0{title}\u00a0» est désormais votre adresse par défaut.",
    notDone: "La modification n’a pas pu être faite. Veuillez réessayer plus tard.",
  },
  ar: {
    add: "إضافة عنوان",
    edit: "تعديل",
    delete: "حذف",
    makeDefault: "جعله افتراضيًا",
    none: "لا توجد عناوين محفوظة",
    noneDetail: "أضف عنوانًا حتى لا تضطر إلى كتابته مع كل طلب.",
    ask: "هل تريد حذف «{title}»؟",
    askDetail: "لن تتغيّر الطلبات المقدَّمة بهذا العنوان.",
    keep: "إبقاء",
    undo: "تراجع",
    deleted: "تم حذف «{title}».",
    restored: "تمت استعادة «{title}».",
    madeDefault: "أصبح «{title}» عنوانك الافتراضي.",
    notDone: "تعذّر إجراء التغيير. يُرجى المحاولة مرة أخرى لاحقًا.",
  },
  de: {
    add: "Adresse hinzufügen",
    edit: "Bearbeiten",
    delete: "Löschen",
    makeDefault: "Als Standard",
    none: "Noch keine Adressen",
    noneDetail: "Legen Sie eine an, dann müssen Sie sie beim Bestellen nicht neu eingeben.",
    ask: "„{title}“ löschen?",
    askDetail: "Bereits aufgegebene Bestellungen mit dieser Adresse bleiben unverändert.",
    keep: "Behalten",
    undo: "Rückgängig",
    deleted: "„{title}“ wurde gelöscht.",
    restored: "„{title}“ ist wieder da.",
    madeDefault: "„{title}“ ist jetzt Ihre Standardadresse.",
    notDone: "Die Änderung war nicht möglich. Bitte versuchen Sie es später erneut.",
  },
};
