import type { MessageTable } from "../message.ts";

/** Texts of the job application form and its dialog. */
export const jobApplicationDialogMessages: MessageTable<
  | "title"
  | "position"
  | "education"
  | "experience"
  | "cv"
  | "cvHint"
  | "coverLetter"
  | "coverLetterHint"
  | "notes"
  | "notesHint"
  | "send"
> = {
  tr: {
    title: "İş başvurusu",
    position: "Pozisyon",
    education: "Eğitim düzeyi",
    experience: "İş deneyimi",
    cv: "Özgeçmiş",
    cvHint: "PDF veya DOCX, en fazla 5 MB",
    coverLetter: "Ön yazı",
    coverLetterHint: "Neden biz, neden bu iş? Makine, kalıp veya kalite deneyiminizden söz edin.",
    notes: "Notlar",
    notesHint: "Örneğin en erken başlangıç tarihi veya vardiya tercihi",
    send: "Başvuruyu gönder",
  },
  en: {
    title: "Job application",
    position: "Position",
    education: "Level of education",
    experience: "Work experience",
    cv: "CV",
    cvHint: "PDF or DOCX, up to 5 MB",
    coverLetter: "Cover letter",
    coverLetterHint: "Why us, why this job? Tell us about your work with machines, moulds or quality.",
    notes: "Notes",
    notesHint: "Your earliest starting date or preferred shift, for instance",
    send: "Send application",
  },
  ru: {
    title: "Отклик на вакансию",
    position: "Должность",
    education: "Образование",
    experience: "Опыт работы",
    cv: "Резюме",
    cvHint: "PDF или DOCX, до 5 МБ",
    coverLetter: "Сопроводительное письмо",
    coverLetterHint:
      "Почему мы и почему эта работа? Расскажите об опыте с оборудованием, пресс-формами или контролем качества.",
    notes: "Примечания",
    notesHint: "Например, когда сможете приступить или какая смена удобнее",
    send: "Отправить отклик",
  },
  fr: {
    title: "Candidature",
    position: "Poste",
    education: "Niveau d’études",
    experience: "Expérience professionnelle",
    cv: "CV",
    cvHint: "PDF ou DOCX, 5\u00a0Mo au maximum",
    coverLetter: "Lettre de motivation",
    coverLetterHint:
      "Pourquoi nous, pourquoi ce poste\u00a0? Parlez-nous de votre expérience des machines, des moules ou de la qualité.",
    notes: "Remarques",
    notesHint: "Par exemple votre date de disponibilité ou l’équipe souhaitée",
    send: "Envoyer la candidature",
  },
  ar: {
    title: "طلب توظيف",
    position: "الوظيفة",
    education: "المستوى التعليمي",
    experience: "الخبرة العملية",
    cv: "السيرة الذاتية",
    cvHint: "ملف PDF أو DOCX، بحد أقصى 5 ميغابايت",
    coverLetter: "خطاب التقديم",
    coverLetterHint: "لماذا شركتنا ولماذا هذه الوظيفة؟ حدّثنا عن خبرتك في الآلات أو القوالب أو الجودة.",
    notes: "ملاحظات",
    notesHint: "مثل أقرب موعد لبدء العمل أو الوردية المفضلة",
    send: "إرسال الطلب",
  },
  de: {
    title: "Bewerbung",
    position: "Stelle",
    education: "Bildungsabschluss",
    experience: "Berufserfahrung",
    cv: "Lebenslauf",
    cvHint: "PDF oder DOCX, höchstens 5 MB",
    coverLetter: "Anschreiben",
    coverLetterHint:
      "Warum wir, warum diese Stelle? Erzählen Sie von Ihrer Erfahrung mit Maschinen, Formen oder Qualität.",
    notes: "Anmerkungen",
    notesHint: "Zum Beispiel frühester Eintrittstermin oder bevorzugte Schicht",
    send: "Bewerbung senden",
  },
};
