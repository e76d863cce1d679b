import { companyName } from "../company.ts";
import type { DemoEntry } from "../entry.ts";

/** How people use the rights of KVKK article 11 and GDPR articles 15 to 22. */
export const dataRights: DemoEntry<"legal-documents"> = {
  key: "data-rights",
  facts: {},
  publishedDaysAgo: 117,
  texts: {
    tr: {
      title: "İlgili kişi hakları ve başvuru formu",
      slug: "ilgili-kisi-basvurusu",
      summary: "Kişisel verilerinizle ilgili haklarınız, başvuru yolları ve başvuruda bulunması gerekenler.",
      body: `<p>Kişisel verileriniz üzerindeki haklarınızı ${companyName}’ye karşı aşağıdaki yollarla kullanabilirsiniz. Başvuru ücretsizdir; yalnızca yazılı yanıt on sayfayı aşarsa Kişisel Verileri Koruma Kurulu’nun tarifesindeki ücret istenebilir.</p>
<h2>Haklarınız</h2>
<p>KVKK 11. madde uyarınca;</p>
<ul><li>verilerinizin işlenip işlenmediğini öğrenme ve bilgi isteme,</li><li>işleme amacını ve amaca uygun kullanılıp kullanılmadığını öğrenme,</li><li>yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,</li><li>eksik veya yanlış işlenmişse düzeltilmesini isteme,</li><li>7. maddedeki koşullarla silinmesini veya yok edilmesini isteme,</li><li>düzeltme ve silmenin aktarılan kişilere bildirilmesini isteme,</li><li>yalnızca otomatik sistemlerle analiz sonucu aleyhinize çıkan sonuca itiraz etme,</li><li>kanuna aykırı işleme nedeniyle uğradığınız zararın giderilmesini isteme hakkınız vardır.</li></ul>
<p>AB’de bulunan ilgililer ayrıca GDPR 18, 20 ve 21. maddeler uyarınca işlemenin kısıtlanmasını, verilerin taşınmasını isteyebilir ve işlemeye itiraz edebilir; verdikleri onayı her zaman geri alabilir.</p>
<h2>Kendiniz yapabilecekleriniz</h2>
<p><a href="/account/membership-information">Hesabınızda</a> bilgilerinizi düzeltir, verilerinizin tamamını indirir, oturumları kapatır ve hesabınızı silersiniz. Çerez izninizi sayfa altındaki “Çerez ayarları” ile değiştirirsiniz.</p>
<h2>Başvuru yolları</h2>
<ul><li>Sistemimizde kayıtlı e-posta adresinizden <a href="mailto:info@preforma.example">info@preforma.example</a> adresine,</li><li>ıslak imzalı dilekçeyle Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul adresine,</li><li>noter aracılığıyla ya da güvenli elektronik veya mobil imzayla.</li></ul>
<h2>Başvuru formu</h2>
<p>Konuya “KVKK başvurusu” yazın ve şunları bildirin:</p>
<ol><li>Ad, soyad; yazılı başvuruda imza.</li><li>T.C. kimlik numarası; yabancılar için uyruk ve pasaport veya kimlik numarası.</li><li>Tebligata esas yerleşim veya iş yeri adresi.</li><li>Varsa bildirime esas e-posta, telefon ve faks.</li><li>Bizimle ilişkiniz: müşteri, ziyaretçi, iş başvurusu yapan, tedarikçi çalışanı.</li><li>Talebinizin konusu, ilgili hakkınız ve varsa belgeler.</li><li>Yanıtı nasıl almak istediğiniz: e-posta, posta veya elden.</li></ol>
<p>Başkası adına başvuruda özel yetkili vekâletname gerekir. Kimliğinizden emin olamazsak ek bilgi isteriz; bu bilgi yalnızca başvuru için kullanılır.</p>
<h2>Yanıt süresi ve şikâyet</h2>
<p>Başvurunuz en geç otuz gün içinde sonuçlandırılır (GDPR kapsamında bir ay). Reddedilir, yetersiz yanıtlanır ya da süresinde yanıtlanmazsa, yanıtı öğrendiğiniz tarihten itibaren otuz, her hâlde başvurudan itibaren altmış gün içinde Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz. AB’de yaşadığınız yerin denetim makamına da başvurabilirsiniz.</p>`,
    },
    en: {
      title: "Your data rights and how to apply",
      slug: "your-data-rights",
      summary: "Your rights over your personal data, the ways to apply, and what an application should say.",
      body: `<p>You can use your rights over your personal data towards ${companyName} in the ways below. It costs nothing; only a written answer of more than ten pages may be charged by the tariff of the Turkish data protection board.</p>
<h2>Your rights</h2>
<p>Under article 11 KVKK you may</p>
<ul><li>learn whether data of yours are processed, and ask for information about it;</li><li>learn the purpose, and whether the data are used accordingly;</li><li>know to whom they are passed on, in Türkiye or abroad;</li><li>have incomplete or wrong data corrected;</li><li>have data erased or destroyed under the conditions of article 7;</li><li>have corrections and erasures passed on to those who received the data;</li><li>object to a result against you that comes from automated analysis alone;</li><li>claim damages for unlawful processing.</li></ul>
<p>People in the European Union may also ask for restriction and portability and object to processing (articles 18, 20 and 21 GDPR), and withdraw a consent at any time.</p>
<h2>What you can do yourself</h2>
<p>In <a href="/en/account/membership-information">your account</a> you correct your details, download all of your data, end sessions and delete the account. “Cookie settings” at the foot of each page changes your consent to cookies.</p>
<h2>Ways to apply</h2>
<ul><li>From the e-mail address that we know you by, to <a href="mailto:info@preforma.example">info@preforma.example</a>;</li><li>by signed letter to Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye;</li><li>through a notary, or with a qualified electronic or mobile signature.</li></ul>
<h2>Application form</h2>
<p>Write “Data protection request” as the subject and state:</p>
<ol><li>Your name and surname; on paper, your signature.</li><li>Nationality and passport or identity number (for Turkish citizens the identity number).</li><li>Your home or business address for service.</li><li>E-mail, phone and fax, where you have them.</li><li>How we know you: customer, visitor, applicant, supplier’s employee.</li><li>What you ask for, which right it rests on, and any documents.</li><li>How you want the answer: by e-mail, by post or in person.</li></ol>
<p>An application for somebody else needs a specific power of attorney. If we cannot be sure who you are, we ask for more, and use it for this application only.</p>
<h2>Time limit and complaints</h2>
<p>You have our answer within thirty days at the latest (one month under the GDPR). If it is refused, insufficient or late, you may complain to the Turkish Personal Data Protection Board within thirty days of learning our answer and within sixty days of applying. In the European Union you may also turn to the supervisory authority where you live.</p>`,
    },
    ru: {
      title: "Права субъекта данных и порядок обращения",
      slug: "prava-subekta-dannykh",
      summary: "Ваши права в отношении персональных данных, способы обращения и содержание заявления.",
      body: `<p>Свои права в отношении персональных данных вы можете осуществить перед Preforma Plastik Ambalaj Sanayi ve Ticaret A.S. описанными ниже способами. Это бесплатно; лишь за письменный ответ объёмом более десяти страниц может взиматься плата по тарифу Совета по защите персональных данных Турции.</p>
<h2>Ваши права</h2>
<p>По статье 11 KVKK вы вправе:</p>
<ul><li>узнать, обрабатываются ли ваши данные, и получить сведения об этом;</li><li>узнать цель обработки и соответствует ли ей использование;</li><li>знать, кому данные переданы в Турции или за рубежом;</li><li>требовать исправления неполных или неверных данных;</li><li>требовать удаления или уничтожения на условиях статьи 7;</li><li>требовать уведомления получателей данных об исправлении и удалении;</li><li>возражать против невыгодного вам результата исключительно автоматического анализа;</li><li>требовать возмещения вреда от незаконной обработки.</li></ul>
<p>Лица в Европейском союзе могут также требовать ограничения обработки и переноса данных, возражать против обработки (статьи 18, 20 и 21 GDPR) и в любое время отозвать согласие.</p>
<h2>Что можно сделать самостоятельно</h2>
<p>В <a href="/ru/account/membership-information">учётной записи</a> вы исправляете сведения, скачиваете все свои данные, завершаете сеансы и удаляете учётную запись. Согласие на cookie меняется кнопкой «Настройки cookie» внизу страницы.</p>
<h2>Как обратиться</h2>
<ul><li>С известного нам адреса электронной почты на <a href="mailto:info@preforma.example">info@preforma.example</a>;</li><li>подписанным письмом: Организованная промышленная зона, ул. Пластикчилер, 24, 34490 Башакшехир, Стамбул, Турция;</li><li>через нотариуса либо с квалифицированной электронной или мобильной подписью.</li></ul>
<h2>Форма заявления</h2>
<p>Укажите тему «Запрос о персональных данных» и сообщите:</p>
<ol><li>Имя и фамилию; на бумаге — подпись.</li><li>Гражданство и номер паспорта или удостоверения личности.</li><li>Адрес места жительства или работы для ответа.</li><li>Электронную почту, телефон, факс, если есть.</li><li>Откуда мы вас знаем: клиент, посетитель, соискатель, сотрудник поставщика.</li><li>Чего вы просите, на каком праве это основано; приложите документы, если есть.</li><li>Как вы хотите получить ответ: по почте, электронной почте или лично.</li></ol>
<p>Для заявления от имени другого лица нужна специальная доверенность. Если мы не уверены в вашей личности, попросим дополнительные сведения и используем их только для этого обращения.</p>
<h2>Срок и жалоба</h2>
<p>Ответ вы получите не позднее чем через тридцать дней (по GDPR — один месяц). Если он отрицательный, неполный или не дан в срок, вы можете обратиться с жалобой в Совет по защите персональных данных Турции в течение тридцати дней со дня, когда узнали об ответе, и не позднее шестидесяти дней со дня обращения. В Европейском союзе можно обратиться и в надзорный орган по месту жительства.</p>`,
    },
    fr: {
      title: "Vos droits sur vos données et comment les exercer",
      slug: "vos-droits",
      summary:
        "Vos droits sur vos données personnelles, les voies de demande et ce qu’une demande doit contenir.",
      body: `<p>Vous exercez vos droits sur vos données personnelles auprès de ${companyName} par les voies ci-dessous. C’est gratuit\u00a0; seule une réponse écrite de plus de dix pages peut être facturée au tarif de l’autorité turque de protection des données.</p>
<h2>Vos droits</h2>
<p>Selon l’article 11 de la KVKK, vous pouvez\u00a0:</p>
<ul><li>savoir si vos données sont traitées et demander des informations\u00a0;</li><li>connaître la finalité et vérifier qu’elle est respectée\u00a0;</li><li>savoir à qui elles sont transmises, en Türkiye ou à l’étranger\u00a0;</li><li>faire rectifier des données incomplètes ou inexactes\u00a0;</li><li>en obtenir l’effacement ou la destruction aux conditions de l’article 7\u00a0;</li><li>faire informer les destinataires de ces rectifications et effacements\u00a0;</li><li>contester un résultat défavorable issu d’une analyse purement automatisée\u00a0;</li><li>demander réparation d’un traitement illicite.</li></ul>
<p>Les personnes situées dans l’Union européenne peuvent aussi demander la limitation et la portabilité, s’opposer au traitement (articles 18, 20 et 21 du RGPD) et retirer un consentement à tout moment.</p>
<h2>Ce que vous pouvez faire vous-même</h2>
<p>Depuis <a href="/fr/account/membership-information">votre compte</a>, vous corrigez vos informations, téléchargez toutes vos données, fermez des sessions et supprimez le compte. Le bouton «\u00a0Réglages des cookies\u00a0», en bas de page, modifie votre consentement.</p>
<h2>Comment faire une demande</h2>
<ul><li>Depuis l’adresse e-mail que nous vous connaissons, à <a href="mailto:info@preforma.example">info@preforma.example</a>\u00a0;</li><li>par lettre signée à Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye\u00a0;</li><li>par notaire, ou avec une signature électronique ou mobile qualifiée.</li></ul>
<h2>Formulaire de demande</h2>
<p>Indiquez en objet «\u00a0Demande relative aux données\u00a0» et précisez\u00a0:</p>
<ol><li>Nom et prénom\u00a0; sur papier, votre signature.</li><li>Nationalité et numéro de passeport ou de carte d’identité.</li><li>Adresse de domicile ou professionnelle.</li><li>E-mail, téléphone et fax, le cas échéant.</li><li>Votre lien avec nous\u00a0: client, visiteur, candidat, salarié d’un fournisseur.</li><li>L’objet de la demande, le droit invoqué et les pièces utiles.</li><li>Le mode de réponse souhaité\u00a0: e-mail, courrier ou remise en main propre.</li></ol>
<p>Une demande pour autrui exige une procuration spéciale. Si nous ne sommes pas certains de votre identité, nous demandons un complément, utilisé pour cette seule demande.</p>
<h2>Délai et réclamation</h2>
<p>Nous répondons sous trente jours au plus tard (un mois selon le RGPD). En cas de refus, de réponse insuffisante ou tardive, vous pouvez saisir l’autorité turque de protection des données dans les trente jours suivant la réponse et dans les soixante jours suivant la demande. Dans l’Union européenne, vous pouvez aussi vous adresser à l’autorité de contrôle de votre résidence.</p>`,
    },
    ar: {
      title: "حقوق صاحب البيانات ونموذج الطلب",
      slug: "huquq-sahib-al-bayanat",
      summary: "حقوقك في بياناتك الشخصية وطرق تقديم الطلب وما ينبغي أن يتضمنه.",
      body: `<p>يمكنك استعمال حقوقك في بياناتك الشخصية لدى شركة <bdi dir="ltr">Preforma Plastik Ambalaj Sanayi ve Ticaret A.S.</bdi> بالطرق الآتية. والطلب مجاني، ولا يُطلب رسم إلا إذا تجاوز الرد المكتوب عشر صفحات وفق تعرفة مجلس حماية البيانات الشخصية التركي.</p>
<h2>حقوقك</h2>
<p>بموجب المادة 11 من KVKK يحق لك:</p>
<ul><li>أن تعرف هل تُعالَج بياناتك وأن تطلب معلومات عن ذلك؛</li><li>أن تعرف الغرض من المعالجة ومدى الالتزام به؛</li><li>أن تعرف من تُنقل إليه في تركيا أو خارجها؛</li><li>أن تطلب تصحيح الناقص أو الخاطئ منها؛</li><li>أن تطلب محوها أو إتلافها بشروط المادة 7؛</li><li>أن تطلب إبلاغ من تلقوها بالتصحيح والمحو؛</li><li>أن تعترض على نتيجة ضدك صادرة عن تحليل آلي محض؛</li><li>أن تطلب تعويض الضرر الناتج عن معالجة مخالفة للقانون.</li></ul>
<p>ويحق كذلك لمن هم في الاتحاد الأوروبي طلب تقييد المعالجة ونقل البيانات والاعتراض على المعالجة (المواد 18 و20 و21 من GDPR)، وسحب الموافقة في أي وقت.</p>
<h2>ما يمكنك فعله بنفسك</h2>
<p>من <a href="/ar/account/membership-information">حسابك</a> تصحح معلوماتك وتنزّل جميع بياناتك وتنهي الجلسات وتحذف الحساب. وتغيّر موافقتك على ملفات تعريف الارتباط من «إعدادات ملفات تعريف الارتباط» أسفل الصفحة.</p>
<h2>طرق تقديم الطلب</h2>
<ul><li>من بريدك الإلكتروني المسجّل لدينا إلى <a href="mailto:info@preforma.example"><bdi dir="ltr">info@preforma.example</bdi></a>؛</li><li>برسالة موقّعة إلى المنطقة الصناعية المنظمة، شارع بلاستيكجيلر رقم 24، 34490 باشاك شهير، إسطنبول، تركيا؛</li><li>عن طريق كاتب العدل أو بتوقيع إلكتروني أو توقيع هاتف محمول مؤهل.</li></ul>
<h2>نموذج الطلب</h2>
<p>اكتب في الموضوع «طلب بشأن البيانات الشخصية» واذكر:</p>
<ol><li>الاسم واللقب، والتوقيع إن كان الطلب ورقيًا.</li><li>الجنسية ورقم جواز السفر أو الهوية.</li><li>عنوان السكن أو العمل للتبليغ.</li><li>البريد الإلكتروني والهاتف والفاكس إن وُجدت.</li><li>صلتك بنا: عميل أو زائر أو متقدم لوظيفة أو موظف لدى مورّد.</li><li>موضوع الطلب والحق الذي يستند إليه وما لديك من مستندات.</li><li>كيف تريد الرد: بالبريد الإلكتروني أو بالبريد أو باليد.</li></ol>
<p>ويحتاج الطلب نيابة عن غيرك إلى وكالة خاصة. وإن لم نتأكد من هويتك طلبنا معلومات إضافية لا تُستخدم إلا لهذا الطلب.</p>
<h2>المهلة والشكوى</h2>
<p>يصلك ردنا خلال ثلاثين يومًا على الأكثر (وشهر واحد بموجب GDPR). فإن رُفض الطلب أو كان الرد غير كافٍ أو متأخرًا جاز لك تقديم شكوى إلى مجلس حماية البيانات الشخصية التركي خلال ثلاثين يومًا من علمك بالرد وخلال ستين يومًا من تقديم الطلب. ولك في الاتحاد الأوروبي أن تراجع أيضًا السلطة الرقابية في محل إقامتك.</p>`,
    },
    de: {
      title: "Betroffenenrechte und Antrag",
      slug: "betroffenenrechte",
      summary: "Ihre Rechte an Ihren personenbezogenen Daten, die Wege zum Antrag und was er enthalten soll.",
      body: `<p>Ihre Rechte an Ihren personenbezogenen Daten üben Sie gegenüber ${companyName} auf den folgenden Wegen aus. Das ist kostenlos; nur eine schriftliche Antwort von mehr als zehn Seiten darf nach dem Tarif der türkischen Datenschutzbehörde berechnet werden.</p>
<h2>Ihre Rechte</h2>
<p>Nach Artikel 11 KVKK können Sie</p>
<ul><li>erfahren, ob Daten von Ihnen verarbeitet werden, und Auskunft verlangen;</li><li>den Zweck erfahren und ob er eingehalten wird;</li><li>wissen, an wen im In- oder Ausland sie weitergegeben werden;</li><li>unvollständige oder falsche Daten berichtigen lassen;</li><li>unter den Voraussetzungen des Artikels 7 Löschung oder Vernichtung verlangen;</li><li>die Empfänger über Berichtigung und Löschung unterrichten lassen;</li><li>einem nachteiligen Ergebnis rein automatisierter Auswertung widersprechen;</li><li>Ersatz des Schadens aus rechtswidriger Verarbeitung verlangen.</li></ul>
<p>Personen in der Europäischen Union können außerdem Einschränkung und Übertragung verlangen, der Verarbeitung widersprechen (Artikel 18, 20 und 21 DSGVO) und eine Einwilligung jederzeit widerrufen.</p>
<h2>Was Sie selbst tun können</h2>
<p>In <a href="/de/account/membership-information">Ihrem Konto</a> berichtigen Sie Angaben, laden alle Daten herunter, beenden Sitzungen und löschen das Konto. Ihre Einwilligung zu Cookies ändern Sie über „Cookie-Einstellungen“ am Ende jeder Seite.</p>
<h2>Wege zum Antrag</h2>
<ul><li>Von der uns bekannten E-Mail-Adresse an <a href="mailto:info@preforma.example">info@preforma.example</a>;</li><li>mit unterschriebenem Brief an Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkei;</li><li>über einen Notar oder mit qualifizierter elektronischer oder mobiler Signatur.</li></ul>
<h2>Antragsformular</h2>
<p>Schreiben Sie „Datenschutzantrag“ in den Betreff und nennen Sie:</p>
<ol><li>Vor- und Nachname; auf Papier mit Unterschrift.</li><li>Staatsangehörigkeit und Pass- oder Ausweisnummer.</li><li>Wohn- oder Geschäftsanschrift.</li><li>E-Mail, Telefon und Fax, soweit vorhanden.</li><li>Woher wir Sie kennen: Kunde, Besucher, Bewerber, Beschäftigte eines Lieferanten.</li><li>Was Sie verlangen, auf welches Recht Sie sich stützen, und Belege.</li><li>Wie Sie die Antwort wünschen: per E-Mail, per Post oder persönlich.</li></ol>
<p>Für einen Antrag im Namen anderer ist eine besondere Vollmacht nötig. Sind wir nicht sicher, wer Sie sind, bitten wir um weitere Angaben und verwenden sie nur dafür.</p>
<h2>Frist und Beschwerde</h2>
<p>Sie erhalten unsere Antwort spätestens nach dreißig Tagen (nach DSGVO binnen eines Monats). Wird der Antrag abgelehnt, unzureichend oder verspätet beantwortet, können Sie sich binnen dreißig Tagen nach Kenntnis der Antwort und binnen sechzig Tagen nach dem Antrag bei der türkischen Datenschutzbehörde beschweren. In der Europäischen Union steht Ihnen auch die Aufsichtsbehörde an Ihrem Wohnort offen.</p>`,
    },
  },
};
