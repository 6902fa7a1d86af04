// One file over 300 lines: a table with an entry for each section.
interface SectionTexts {
  readonly name: string
  readonly description: string
}

/** German names and descriptions of sections, by the names of their components. */
export const germanSectionTexts: Readonly<Record<string, SectionTexts>> = {
  Activity: {
    name: 'Veranstaltung',
    description:
      'Eine Veranstaltung der Firma: Datum, Ort, Publikum und Programm. Nur auf der Datenseite der Veranstaltungen.',
  },
  AppDownload: {
    name: 'App herunterladen',
    description:
      'Apps mit ihren Links und einem QR-Code, der diese Seite auf dem Smartphone öffnet. Das erkannte System entscheidet nur die Reihenfolge: Alle Links sind immer zu sehen.',
  },
  Article: {
    name: 'Artikel',
    description:
      'Ein Blogartikel: Bild, Inhaltsverzeichnis, Text, verwandte Artikel. Nur auf der Datenseite der Artikel.',
  },
  ArticleList: {
    name: 'Liste der Artikel',
    description: 'Alle Blogartikel, die neuesten zuerst; der neueste ist groß.',
  },
  ButtonRow: {
    name: 'Reihe von Schaltflächen',
    description:
      'Eine bis sechs Schaltflächen nebeneinander; die erste ist gefüllt, als wichtigste Handlung.',
  },
  CallToAction: {
    name: 'Aufruf',
    description:
      'Der Aufruf am Ende einer Seite: Text und eine oder zwei Schaltflächen auf einem Bild.',
  },
  Cards: {
    name: 'Karten',
    description:
      'Bildkarten mit Titel und einem Satz; auf schmalen Geräten seitlich zu verschieben.',
  },
  CaseList: {
    name: 'Liste der Beispiele',
    description:
      'Alle Anwendungsbeispiele, nach Art gefiltert über die Adresse: ?kind=1, 2 oder 3.',
  },
  CaseStudy: {
    name: 'Anwendungsbeispiel',
    description:
      'Ein Anwendungsbeispiel: Bild, Kennzahlen, Inhaltsverzeichnis, Text, Produkte und ein Aufruf. Nur auf einer Datenseite der Beispiele.',
  },
  CaseTeaser: {
    name: 'Auswahl von Beispielen',
    description:
      'Die Anwendungsbeispiele einer Art, mit dem Hinweis, dass sie Rechenbeispiele sind.',
  },
  CodeExample: {
    name: 'Codebeispiel',
    description: 'Ein Beispiel für eine API-Anfrage mit Erklärung, wie sie entsteht.',
  },
  Comparison: {
    name: 'Produktvergleich',
    description:
      'Technische Daten von zwei oder drei Produkten nebeneinander, gewählt über die Adresse (?ids=a,b&only=differences) oder ein Formular.',
  },
  ComparisonTable: {
    name: 'Vergleichstabelle',
    description:
      'Eine Tabelle, die ein bis vier Dinge Zeile für Zeile vergleicht: in Worten, Kennzahlen und Zeichen für ja und nein. Auf schmalen Geräten zu verschieben.',
  },
  Configurator: {
    name: 'Konfigurator',
    description:
      'Module und Türme des Heimspeichers, gewählt über die Adresse (?modules=4&stacks=1&place=garage): maßstäbliche Zeichnung am Ort, Energie, Leistung und ihre Berechnung. Mit Skripten sofort aktuell.',
  },
  ConsentForm: {
    name: 'Cookie-Einstellungen',
    description:
      'Cookie-Einstellungen: die vier Kategorien, alle zulassen, Auswahl zulassen, ablehnen.',
  },
  DeskContacts: {
    name: 'Kontakte der Servicebüros',
    description: 'Kontaktdaten von Servicebüros mit einer Schaltfläche zu einem Formular.',
  },
  DeskFinder: {
    name: 'Servicebüro finden',
    description:
      'Servicebüros nach Region mit Sprachen, Öffnungszeiten und Kontaktdaten; der Filter steht in der Adresse.',
  },
  Diagram: {
    name: 'Schaubild',
    description: 'Ein Schaubild über die ganze Seite, unter einem Titel und einem Absatz.',
  },
  DownloadList: {
    name: 'Liste der Downloads',
    description: 'Alle Dateien zum Herunterladen; Filter und Seitenzahl stehen in der Adresse.',
  },
  EventList: {
    name: 'Liste der Termine',
    description:
      'Termine unter den Reitern bevorstehend, laufend und beendet. Die Reiter sind Links; die Uhr des Servers entscheidet den Stand eines Termins.',
  },
  Expo: {
    name: 'Messe',
    description:
      'Eine Messe: Datum, Ort, Halle und Stand, Exponate. Nur auf der Datenseite der Messen.',
  },
  Faq: {
    name: 'Häufige Fragen',
    description: 'Fragen, die sich zu ihren Antworten öffnen, ohne Skript.',
  },
  FaqList: {
    name: 'Liste der Fragen',
    description:
      'Alle häufigen Fragen nach Thema, mit Suchfeld; Suche und Filter stehen in der Adresse.',
  },
  FeatureGrid: {
    name: 'Kachelmosaik',
    description:
      'Ein Mosaik aus Kacheln: eine große mit Bild, die anderen mit je einer großen Zahl.',
  },
  Film: {
    name: 'Film',
    description:
      'Ein Film mit Untertiteln und Transkript neben Titel und Absatz; vor dem Abspielen wird nichts geladen.',
  },
  FileList: {
    name: 'Dokumente',
    description:
      'Dokumente in der Sprache des Besuchers: die unter „Einträge“ genannten oder alle eines Produkts; auf einer Datenseite der Produkte die ihres Datensatzes.',
  },
  Footprint: {
    name: 'Weltkarte',
    description: 'Eine Weltkarte aus Punkten mit den Regionen der Firma und einem Text zu jeder.',
  },
  Gallery: {
    name: 'Galerie',
    description:
      'Bilder einer Sache von mehreren Seiten: zwei nebeneinander oder ein großes neben zweien.',
  },
  Guide: {
    name: 'Langer Text',
    description:
      'Ein langer Text, gewählt nach Kennung, mit Inhaltsverzeichnis: Bedingungen, Termine, Anleitungen.',
  },
  Hero: {
    name: 'Seitenkopf mit Bild',
    description:
      'Der Anfang einer Seite: ein Bild über die ganze Breite mit dem Seitentitel darauf.',
  },
  LegalDocument: {
    name: 'Rechtstext',
    description:
      'Ein Rechtstext mit Inhaltsverzeichnis, Fassung und Datum. Nur auf der Datenseite der Dokumente.',
  },
  MaintenanceNotice: {
    name: 'Wartungshinweis',
    description:
      'Ein Hinweis, dass die Seite gewartet wird, mit Links zu anderen Seiten. Auf Seiten mit „Wartungshinweis“ statt der Abschnitte zu sehen.',
  },
  MaintenanceSchedule: {
    name: 'Wartungsplan',
    description:
      'Wartungsaufgaben eines Produkts nach Fälligkeit, mit Zuständigen und den Dokumenten des Produkts; das gewählte Produkt steht in der Adresse.',
  },
  Mark: {
    name: 'Markenzeichen',
    description:
      'Das Markenzeichen auf erlaubten Hintergründen, sein Schutzraum und seine Dateien zum Herunterladen.',
  },
  NewsArticle: {
    name: 'Meldung',
    description:
      'Eine Meldung: Datum, Thema, Titel, Text und ein Aufruf. Nur auf einer Datenseite der Meldungen.',
  },
  NewsList: {
    name: 'Liste der Meldungen',
    description:
      'Meldungen, die neuesten zuerst, mit Filter nach Thema und Seitenzahlen, beides in der Adresse.',
  },
  NewsTeaser: {
    name: 'Neueste Meldungen',
    description: 'Die neuesten Meldungen in wenigen Zeilen, mit einem Link zu allen.',
  },
  NewsletterForm: {
    name: 'Newsletter-Formular',
    description: 'Das Newsletter-Formular mit seinen Antworten, vollständig ohne Skript.',
  },
  NewsletterLink: {
    name: 'Newsletter-Bestätigung',
    description:
      'Fragt noch einmal nach, bevor ein Link aus einer Newsletter-Mail wirkt; geht ohne Skript.',
  },
  OperatingModes: {
    name: 'Betriebsarten',
    description:
      'Die vier Betriebsarten mit je einem Beispieltag: Energieflüsse im Haus Stunde für Stunde, ein Diagramm und alle Daten als Text.',
  },
  PageHeader: {
    name: 'Seitenkopf ohne Bild',
    description: 'Ein schlichter Seitenanfang: der Seitentitel und ein Satz, ohne Bild.',
  },
  PersonalCenter: {
    name: 'Mein Konto',
    description:
      'Was Kontoinhaber von sich sehen und ändern; ?view= nennt einen Teil. Besucher werden zur Anmeldung geleitet. Die Seite wird ganz hydriert und braucht die Klasse „sensitive“.',
  },
  PlatformHero: {
    name: 'Seitenkopf mit App',
    description:
      'Der Anfang einer Plattformseite: immer dunkel, Text neben einem gezeichneten App-Bildschirm.',
  },
  Product: {
    name: 'Produkt',
    description:
      'Ein Produkt: Bild, Kennzahlen, Merkmale, technische Daten, Lieferumfang und passende Produkte. Nur auf einer Datenseite der Produkte.',
  },
  ProductCallToAction: {
    name: 'Aufruf zum Produkt',
    description:
      'Der Aufruf am Ende einer Produktseite auf dem Schlussbild des Datensatzes; ohne dieses nichts. Nur auf einer Datenseite der Produkte.',
  },
  ProductFaq: {
    name: 'Fragen zum Produkt',
    description:
      'Häufige Fragen zu einem Produkt nach Thema; auf einer Datenseite der Produkte zu ihrem Datensatz.',
  },
  ProductGrid: {
    name: 'Produktkacheln',
    description:
      'Produktkacheln mit Bildern: die genannten Produkte oder alle der genannten Kategorien.',
  },
  ProductHero: {
    name: 'Seitenkopf mit Produkt',
    description: 'Der Anfang einer Produktseite: Produktbild, Name, Einleitung und Kennzahlen.',
  },
  ProductSpecifications: {
    name: 'Technische Daten des Produkts',
    description: 'Die technischen Daten eines Produkts aus seinem Datensatz.',
  },
  RequestForm: {
    name: 'Anfrageformular',
    description:
      'Ein Formular, das Besucher an die Firma senden, und das Zeichen, unter dem es abgelegt ist. Geht ohne Skript. contact: eine Frage; ?function= sagt, worum es geht: 0 allgemein, 1 Produkt, 2 Projekt, 3 Kauf, 4 Service; ?product= und ?configuration= füllen eine Produktanfrage aus. application: Zugang zur Open API. callback: ein Rückruf des Serviceteams. Eine Seite, auf der es um ihr Formular geht, braucht die Klasse „sensitive“.',
  },
  RetrievePassword: {
    name: 'Kennwort zurücksetzen',
    description:
      'Neues Kennwort in drei Schritten: Adresse, Code, neues Kennwort; mit ?undo= macht stattdessen ein Link aus einer Mail eine Änderung rückgängig. Die Seite wird ganz hydriert und braucht die Klasse „sensitive“.',
  },
  RichText: {
    name: 'Fließtext',
    description:
      'Fließtext: Absätze, Zwischentitel und Listen, mit Hervorhebungen und Links. Die Wörter sind Texte aus den Katalogen; HTML und Markdown werden nicht gelesen.',
  },
  SearchResults: {
    name: 'Suchergebnisse',
    description: 'Ein Suchfeld für die ganze Website und die Ergebnisse nach Art.',
  },
  Shareholders: {
    name: 'Anteilseigner',
    description:
      'Anteilseigner der Firma nach Art und Anteil. Weist darauf hin, dass die Anteile Beispiele sind, bis der Betreiber ihre Quelle nennt.',
  },
  SignIn: {
    name: 'Anmeldung',
    description:
      'Die Anmeldung, mit Namen oder mit ?by=phone per Telefon; ?next= nennt das Ziel danach. Die Seite wird ganz hydriert und braucht die Klasse „sensitive“.',
  },
  SignUp: {
    name: 'Registrierung',
    description:
      'Registrierung in drei Schritten: Adresse, Code, Konto. Die Seite wird ganz hydriert und braucht die Klasse „sensitive“.',
  },
  SiteMap: {
    name: 'Seitenübersicht',
    description: 'Links zu allen Seiten der Website nach Bereich, aus der Tabelle der Adressen.',
  },
  SiteScreens: {
    name: 'Ansichten der Plattform',
    description:
      'Die vier Ansichten der Plattform für Standorte, aus einem simulierten Tag: Bezugsleistung, Temperaturfeld, Übersicht, Ereignisverlauf.',
  },
  SpecTable: {
    name: 'Tabelle technischer Daten',
    description: 'Technische Daten in Gruppen von Zeilen, Bezeichnung und Wert.',
  },
  Split: {
    name: 'Bild und Text',
    description: 'Ein Bild neben einem Titel und einem Absatz.',
  },
  StatBand: {
    name: 'Kennzahlenband',
    description: 'Kennzahlen nebeneinander in großen Ziffern, durch Haarlinien getrennt.',
  },
  Steps: {
    name: 'Schritte',
    description: 'Ein Ablauf in nummerierten Schritten.',
  },
  VideoList: {
    name: 'Liste der Videos',
    description: 'Alle Videos mit Beschreibung, Untertiteln und Textfassung.',
  },
  WarrantyFinder: {
    name: 'Garantie finden',
    description:
      'Garantiebedingungen eines Produkts in einem Markt; Produkt und Markt stehen in der Adresse.',
  },
}
